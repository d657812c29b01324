import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { landingTest } from '@platewise/config/testing/landing-test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPerson } from '../testing/create-person.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { newDataDir, removeDataDirs, runOperator, runServer, type ServerProcess } from '../testing/run-server.ts';
import { OPERATOR_HEADER, OPERATOR_PATH } from './operator-command.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let dataDir: string;
let server: ServerProcess;
let email: string;
let userToken: string;

beforeAll(async () => {
  dataDir = await newDataDir();
  server = await runServer({ DATA_DIR: dataDir });
  const person = await createPerson(server.url, `http://localhost:${new URL(server.url).port}`);
  ({ email, token: userToken } = person);
  await person.api.subscription.status.query();
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await removeDataDirs();
});

const operate = (...words: string[]) => runOperator(words, { DATA_DIR: dataDir });

async function write(subject: string, message = 'Is millet on the menu?'): Promise<void> {
  const body = JSON.stringify({ name: 'Asha', email: 'asha@example.test', subject, message });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}

const ids = (output: string) => [...output.matchAll(/^\S+ {2}([0-9a-f-]{36})/gm)].map(([, id]) => id);

async function planNow(): Promise<string> {
  const response = await fetch(`${server.url}/api/sub/subscription-status`, {
    headers: { authorization: `Bearer ${userToken}` },
  });
  return ((await response.json()) as { subscription: string }).subscription;
}

describe('with a running server', () => {
  test('a grant takes effect at once', async () => {
    const { exitCode, output } = await operate('grant', email.toUpperCase(), 'pro');

    expect({ exitCode, plan: await planNow() }).toEqual({ exitCode: 0, plan: 'pro' });
    expect(output).toContain('pro');
  });

  test('the link for a new password is printed and ends the sessions', async () => {
    const { exitCode, output } = await operate('reset-password', email);

    expect(exitCode).toBe(0);
    expect(output).toMatch(/http:\/\/localhost:\d+\/auth\/reset\?token=\w+/);
    expect(output).toContain('and so have API tokens');
    const kept = await operate('reset-password', email, '--keep-tokens');
    expect(kept.output).toContain('API tokens, shared links and the calendar feed go on');
  });

  test('an unknown address is reported', async () => {
    const { exitCode, errors } = await operate('grant', 'nobody@example.test', 'pro');

    expect(exitCode).toBe(1);
    expect(errors).toContain('nobody@example.test');
  });

  test('messages are listed newest first, and each is listed until it is marked as read', async () => {
    const empty = await operate('inbox');
    for (const subject of ['The first', 'The second']) await write(subject);
    const listed = await operate('inbox');
    const [newest = ''] = ids(listed.output);

    const marked = await operate('inbox', '--read', newest);
    const unread = await operate('inbox');
    const all = await operate('inbox', '--all');

    expect(empty.output).toContain('No messages yet.');
    expect(listed.output).toMatch(/2 unread of 2 messages[\s\S]+Subject: The second[\s\S]+Subject: The first/);
    expect(listed.output).toContain('  From: Asha <asha@example.test>');
    expect([marked.exitCode, unread.exitCode, all.exitCode]).toEqual([0, 0, 0]);
    expect(unread.output).not.toContain('The second');
    expect(all.output).toMatch(/1 unread of 2 messages[\s\S]+\(read\)/);
    expect(ids(all.output)).toHaveLength(2);
  });

  test('a message is answered and deleted', async () => {
    await write('To be deleted');
    const [id = ''] = ids((await operate('inbox')).output);

    await operate('inbox', '--answered', id);
    const answered = await operate('inbox', '--all');
    const deleted = await operate('inbox', '--delete', id);
    const all = await operate('inbox', '--all');

    expect(answered.output).toContain(`${id}  (answered)`);
    expect([deleted.exitCode, ids(all.output).includes(id)]).toEqual([0, false]);
  });

  test('an operator is one until that is taken back, and what commands did stands in the log', async () => {
    const granted = await operate('operator', 'grant', email);
    const refused = await operate('person', 'delete', email, '--reason', 'Because it is a test.');
    const revoked = await operate('operator', 'revoke', email);
    const listed = await operate('operator', 'list');
    const log = await operate('audit');

    expect([granted.exitCode, refused.exitCode, revoked.exitCode]).toEqual([0, 1, 0]);
    expect(refused.errors).toContain('That is the account of an operator.');
    expect(listed.output).toBe('Nobody is an operator.\n');
    expect(log.output).toMatch(/a command {2}operator-revoked {2}.*\n.*a command {2}operator-granted/);
  });

  landingTest('what a visitor writes cannot pass for a message of its own', async () => {
    await write('Odd', '2026-11-21T10:00:00.000Z  0198c0de-0000-7000-8000-000000000000\nFrom: the desk');

    const { output } = await operate('inbox');
    expect(output).toMatch(/^ {2}2026-11-21T10:00:00.000Z/m);
    expect(output).toMatch(/^ {2}From: the desk$/m);
  });

  landingTest('a message that is not there cannot be marked', async () => {
    const { exitCode, errors } = await operate('inbox', '--read', 'nothing');

    expect(exitCode).toBe(1);
    expect(errors).toContain('There is no message nothing.');
  });

  test('the doctor looks at what the server runs with', async () => {
    const { exitCode, output } = await operate('doctor');

    expect(output).toMatch(/^ok {7}Migrations: All \d+ are applied\.$/m);
    expect(output).toContain('0 faults');
    expect(exitCode).toBe(0);
  });

  test('the file that leads to the server is its owner’s alone', async () => {
    const { mode } = await stat(join(dataDir, 'operator.json'));

    expect(mode & 0o777).toBe(0o600);
  });
});

test.each([
  ['no command', []],
  ['an unknown plan', ['grant', 'asha@example.test', 'gold']],
  ['no address', ['reset-password']],
  ['an unknown option of reset-password', ['reset-password', 'asha@example.test', '--keep']],
  ['a word that is no address', ['grant', 'asha', 'pro']],
  ['an unknown option of inbox', ['inbox', '--everything']],
  ['more than one option of inbox', ['inbox', '--all', '--read']],
  ['no message to mark', ['inbox', '--read']],
  ['no message to delete', ['inbox', '--delete']],
  ['an unknown deed of operator', ['operator', 'promote', 'asha@example.test']],
  ['nobody to make an operator', ['operator', 'grant']],
  ['a deletion without a reason', ['person', 'delete', 'asha@example.test']],
  ['a reason without words', ['person', 'delete', 'asha@example.test', '--reason']],
  ['an unknown deed of person', ['person', 'forgive', 'asha@example.test', '--reason', 'Because.']],
  ['an unknown option of tasks', ['tasks', '--all']],
  ['no email to retry', ['outbox', '--retry']],
  ['a word too many for audit', ['audit', 'yesterday']],
  ['a word too many for costs', ['costs', 'yesterday']],
  ['a word too many for the doctor', ['doctor', '--quick']],
])('%s is answered with the usage and 64', async (_, parameters) => {
  const { exitCode, errors } = await operate(...parameters);

  expect(exitCode).toBe(64);
  expect(errors).toContain('npm run');
});

test('without a server a fault that the doctor finds stands on standard output, and ends it with 1', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'meals@example.test', CONTACT_TO: 'team@example.test' };
  const { exitCode, output, errors } = await runOperator(['doctor'], { DATA_DIR: await newDataDir(), ...mail });

  expect({ exitCode, errors }).toEqual({ exitCode: 1, errors: '' });
  expect(output).toContain('fault    Mail: 127.0.0.1:1');
});

landingTest('without a server the commands open the database themselves, also after a kill', async () => {
  await server.kill('SIGKILL');

  const granted = await operate('grant', email, 'family');
  const link = await operate('reset-password', email);
  const inbox = await operate('inbox', '--all');
  const costs = await operate('costs');
  expect([granted.exitCode, link.exitCode, inbox.exitCode, costs.exitCode]).toEqual([0, 0, 0, 0]);
  expect(costs.output).toBe('No language model was asked in the last 30 days.\n');
  expect(inbox.output).toContain('The first');
  expect(granted.output).toContain('family');
});

test('without the secret the address does not exist', async () => {
  const own = await createTestServer();
  const body = { command: 'grant', email: 'asha@example.test', plan: 'pro' };

  const without = await own.request('POST', OPERATOR_PATH, { body });
  const wrong = await own.request('POST', OPERATOR_PATH, { body, headers: { [OPERATOR_HEADER]: 'x'.repeat(43) } });
  const otherMethod = await own.request('GET', OPERATOR_PATH);
  const good = await own.request('POST', OPERATOR_PATH, {
    body,
    headers: { [OPERATOR_HEADER]: own.services.operatorSecret },
  });
  await own.close();
  expect([without.status, wrong.status, otherMethod.status, good.status]).toEqual([404, 404, 404, 200]);
});
