import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabases } from '@platewise/db/testing/test-database';
import { createClerkHostedAccounts } from '@platewise/providers/identity/clerk/clerk-hosted-accounts';
import { addUser } from '@platewise/test-emulators/clerk/clerk-state';
import { isPasswordOf } from '@platewise/test-emulators/clerk/is-password-of';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../env/env.ts';
import { clerkVariables } from '../../testing/clerk-variables.ts';
import { PASSWORD } from '../../testing/create-person.ts';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';
import { moveAccounts } from './move-accounts.ts';
import { readPairs } from './read-pairs.ts';

let clerk: ClerkStandIn;
let folder: string;
beforeAll(async () => {
  [clerk, folder] = await Promise.all([startClerk(), mkdtemp(join(tmpdir(), 'platewise-pairs-'))]);
});
beforeEach(() => {
  clerk.state.users.clear();
  clerk.calls.length = 0;
});
afterAll(async () => {
  await clerk.close();
  await rm(folder, { recursive: true });
});

const variables = (kind: 'local' | 'clerk') =>
  kind === 'clerk' ? { ...clerkVariables(clerk), CLERK_SECRET_KEY: clerk.secretKey } : {};

/** The command, on the machine where the server has these settings and is stopped. */
function commandOf(server: TestServer, kind: 'local' | 'clerk') {
  const outcome = readEnv({ DATA_DIR: server.services.env.DATA_DIR, ...variables(kind) });
  if (!outcome.ok) throw new Error(outcome.sentence);
  const { database, now, newId } = server.services;
  const hosted = createClerkHostedAccounts({ ...clerk, apiUrl: clerk.url, wait: async () => undefined });
  const uses = { env: outcome.env, database, now, newId, isServing: false, ...(kind === 'clerk' && { hosted }) };
  return (deed: 'to-clerk' | 'to-local', isMoved = false, pairsFile?: string) =>
    moveAccounts(uses, { command: 'accounts', deed, isMoved, ...(pairsFile && { pairsFile }) });
}

describe.each(testDatabases())('accounts that move, on %s', (kind) => {
  test('go to Clerk with their password, and back; tokens of programs go on, and nobody signs in with what ended', async () => {
    const local = await createTestServer({}, { kind });
    const asha = await local.signUp('asha@example.test');
    const program = await asha.api.users.tokens.create.mutate({ name: 'Script' });
    await asha.api.profiles.create.mutate({ name: 'Family dinner' });
    const profilesWith = async (server: TestServer, token: string) => {
      const response = await server.request('GET', '/api/users/me/profiles', { token });
      return response.ok ? ((await response.json()) as { name: string }[]).map(({ name }) => name) : response.status;
    };
    const there = commandOf(local, 'clerk');

    const planned = await there('to-clerk');
    const untouched = clerk.state.users.size;
    const moved = await there('to-clerk', true);
    const again = await there('to-clerk', true);

    expect(planned.text).toContain(
      'Accounts of our own that would move to Clerk: 1\n  1 are made at Clerk\nPasswords that go along: 1.',
    );
    expect([planned.ok, untouched]).toEqual([true, 0]);
    expect(moved).toEqual({ ok: true, text: '1 account was moved to Clerk.' });
    expect(again).toEqual({ ok: true, text: 'Nobody has an account of our own here.' });
    expect(await profilesWith(local, asha.token)).toBe(401);

    const [user] = [...clerk.state.users.values()];
    if (!user) throw new Error('nobody was made at Clerk');
    const hosted = await createTestServer(variables('clerk'), { database: local.database });
    const token = () =>
      clerk.mint({ sub: user.id, email: user.email, email_verified: user.emailVerified, name: 'Asha' });
    expect([isPasswordOf(user, PASSWORD), user.emailVerified]).toEqual([true, false]);
    expect(await profilesWith(hosted, token())).toEqual(['Family dinner']);
    expect(await profilesWith(hosted, program.token)).toEqual(['Family dinner']);
    await hosted.close();

    const back = await commandOf(local, 'local')('to-local', true);

    expect(back.text).toMatch(/^1 account was moved to accounts of our own/);
    const home = await createTestServer({}, { database: local.database });
    const signIn = (password: string) =>
      home.request('POST', '/api/auth/sign-in/email', {
        headers: { origin: home.services.env.PUBLIC_URL },
        body: { email: 'asha@example.test', password },
      });
    const before = await signIn(PASSWORD);
    const link = await home.services.identity.createPasswordResetLink('asha@example.test');
    await home.request('POST', '/api/auth/reset-password', {
      headers: { origin: home.services.env.PUBLIC_URL },
      body: { token: new URL(link?.url ?? '').searchParams.get('token'), newPassword: 'nine yellow spoons' },
    });
    const after = await signIn('nine yellow spoons');
    expect([before.status, after.status]).toEqual([401, 200]);
    await home.close();
    await local.close();
  });
});

describe('what is refused', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    await server.signUp('asha@example.test');
  });
  afterAll(() => server.close());

  test('people who are being served are not moved', async () => {
    const answer = await moveAccounts(
      { ...server.services, isServing: true },
      { command: 'accounts', deed: 'to-clerk', isMoved: true },
    );

    expect(answer).toEqual({ ok: false, text: expect.stringContaining('Stop it first') });
  });

  test('a move to Clerk without its key, and one to our own accounts while Clerk signs in', async () => {
    const without = await commandOf(server, 'local')('to-clerk');
    const meanwhile = await commandOf(server, 'clerk')('to-local', true);

    expect([without.text, meanwhile.text]).toEqual([
      expect.stringContaining('CLERK_SECRET_KEY'),
      expect.stringContaining('Take CLERK_* away first'),
    ]);
  });

  test('nothing is begun while somebody is refused, who is named with the reason and the account that has the address', async () => {
    const { id } = addUser(clerk.state, {
      email: 'asha@example.test',
      password: 'x',
    });

    const answer = await commandOf(server, 'clerk')('to-clerk', true);

    expect(answer.ok).toBe(false);
    expect(answer.text).toMatch(
      new RegExp(`nothing is begun .*: 1\n {2}asha@example.test {2}\\w+ -> ${id} {2}another account`),
    );
    expect(clerk.calls.filter((call) => call === 'POST /v1/users')).toEqual([]);
  });

  test('a service that is away is said, and nobody is moved', async () => {
    clerk.faults.push({ match: /users/, kind: 'status', status: 503 });

    const answer = await commandOf(server, 'clerk')('to-clerk', true);

    clerk.faults.length = 0;
    expect(answer).toEqual({ ok: false, text: expect.stringContaining('Clerk does not answer') });
  });

  test('a file of pairs is read line by line', async () => {
    const file = join(folder, 'pairs.csv');
    const read = async (text: string) => {
      await writeFile(file, text);
      return readPairs(file);
    };

    expect(await read('abc,user_1\n\n def , user_2 \r\n')).toEqual(
      new Map([
        ['abc', 'user_1'],
        ['def', 'user_2'],
      ]),
    );
    expect(await read('abc,user_1\nabc;user_2')).toContain('Line 2 of');
    expect(await read('abc,user_1\ndef,user_1')).toContain('for the second time');
    expect(await readPairs(join(folder, 'none'))).toContain('cannot be read');
  });
});
