import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insert } from '@platewise/api/backup/restored-backup-repository';
import { landingTest } from '@platewise/config/testing/landing-test';
import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchRestores } from '../background/watch-restores.ts';
import { createPerson, PASSWORD, type Person } from '../testing/create-person.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { newDataDir, removeDataDirs, runOperator, runServer, type ServerProcess } from '../testing/run-server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 90_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platewise-backups-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(removeDataDirs);

const operate = (variables: Record<string, string>, ...words: string[]) => runOperator(words, variables, folder);

const originOf = ({ url }: ServerProcess) => `http://localhost:${new URL(url).port}`;

function signIn(server: ServerProcess, { email }: Person) {
  return fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(server) },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
}

async function statusWith(server: ServerProcess, bearer: string): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}` };
  return (await fetch(`${server.url}/api/sub/subscription-status`, { headers })).status;
}

describe.each(testDatabases())('backup and restore while the server runs, on %s', (kind) => {
  landingTest('bring back who was there, and nobody who is signed in or was deleted since', async () => {
    const database = kind === 'postgres' ? await createTestDatabase({ kind }) : null;
    const dataDir = await newDataDir();
    const variables = { DATA_DIR: dataDir, ...(database?.url && { DATABASE_URL: database.url }) };
    const server = await runServer({ ...variables, RATE_LIMITS: 'relaxed' });
    const sign = () => createPerson(server.url, originOf(server));
    const [stays, leaves] = [await sign(), await sign()];
    for (const { api } of [stays, leaves]) await api.subscription.status.query();
    const { token: apiToken } = await stays.api.users.tokens.create.mutate({ name: 'Script' });

    const taken = await operate(variables, 'backup', 'first.backup');
    await leaves.api.users.remove.mutate({ confirm: 'delete my account', password: PASSWORD });
    const comes = await sign();
    await comes.api.subscription.status.query();
    const second = await operate(variables, 'backup', 'second.backup');
    const restored = await operate(variables, 'restore', 'first.backup', '--replace');

    expect([taken.exitCode, second.exitCode]).toEqual([0, 0]);
    expect((await stat(join(folder, 'first.backup'))).mode & 0o777).toBe(0o600);
    expect(restored).toMatchObject({ exitCode: 0, errors: '' });
    expect(restored.output).toContain('deleted again: 1.');

    // Secrets of before are in the process until it has started again.
    await vi.waitUntil(async () => (await signIn(server, stays).catch(() => null))?.ok, { timeout: 60_000 });
    expect(await Promise.all([leaves, comes].map(async (person) => (await signIn(server, person)).status))).toEqual([
      401, 401,
    ]);
    expect(await statusWith(server, stays.token)).toBe(401);
    expect(await statusWith(server, apiToken)).toBe(200);
    const session = await fetch(`${server.url}/api/auth/get-session`, { headers: { cookie: stays.cookie } });
    expect(await session.json()).toBeNull();

    expect((await operate(variables, 'restore', '--release')).output).toContain('go on');
    expect(await server.kill('SIGTERM')).toBe(0);
    await database?.close();

    // On another machine, which has the folder of the backups alone.
    const elsewhere = { DATA_DIR: await newDataDir() };
    const alone = await operate(elsewhere, 'restore', 'first.backup');
    expect(alone).toMatchObject({ exitCode: 0, errors: '' });
    expect(alone.output).toContain('deleted again: 1.');
  });
});

test('a server that breaks off is reported, and the command does not begin by itself next to it', async () => {
  const dataDir = await newDataDir();
  const breaking = spawn(process.execPath, [
    '-e',
    `const server = require('node:net').createServer((socket) => socket.on('data', () => socket.destroy()));
     server.listen(0, '127.0.0.1', () => console.log(server.address().port))`,
  ]);
  const [port] = (await once(breaking.stdout, 'data')) as [Buffer];
  const file = { pid: breaking.pid, url: `http://127.0.0.1:${port.toString().trim()}`, secret: 'x' };
  await writeFile(join(dataDir, 'operator.json'), JSON.stringify(file));

  const broken = await operate({ DATA_DIR: dataDir }, 'backup', 'a.backup');
  breaking.kill('SIGKILL');
  await once(breaking, 'exit');

  expect(broken.exitCode).toBe(1);
  expect(broken.errors).toContain('The connection to the server broke');
});

test('a process whose database another one has restored starts again, and the log says what is pending', async () => {
  const server = await createTestServer();
  const onRestored = vi.fn();
  const services = { ...server.services, onRestored };
  const look = watchRestores(services);
  const warnings = () => server.logs.filter((line) => line.includes('restore -- --release')).length;

  await look();
  await look();
  expect(onRestored).not.toHaveBeenCalled();
  await insert(server.database.db, { id: 'restore-1', backup_at: new Date(), restored_at: new Date() });
  await look();
  await look();
  expect([onRestored.mock.calls.length, warnings()]).toEqual([1, 0]);
  const lookAfterStart = watchRestores(services);
  await lookAfterStart();
  await lookAfterStart();
  await server.close();

  expect([onRestored.mock.calls.length, warnings()]).toEqual([1, 1]);
});
