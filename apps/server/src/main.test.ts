import { once } from 'node:events';
import { chmod, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { landingTest } from '@platewise/config/testing/landing-test';
import { freePort } from '@platewise/db/testing/run-as';
import { createTestDatabase } from '@platewise/db/testing/test-database';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createPerson } from './testing/create-person.ts';
import { newDataDir, removeDataDirs, runServer, type ServerProcess } from './testing/run-server.ts';

// One folder for all, as only one of them runs at a time: making a new one takes seconds.
const dataDir = join(await newDataDir(), 'new', 'folder');
const started: ServerProcess[] = [];

vi.setConfig({ testTimeout: 90_000 });

afterAll(removeDataDirs);
afterEach(async () => {
  for (const server of started.splice(0)) await server.kill('SIGKILL');
});

async function run(variables: Record<string, string>): Promise<ServerProcess> {
  const server = await runServer(variables);
  started.push(server);
  return server;
}

test('a fresh folder is served, kept to its owner, and left in order on SIGTERM', async () => {
  const server = await run({ DATA_DIR: dataDir });

  const health = await fetch(`${server.url}/readyz`);
  const { mode } = await stat(dataDir);
  const exitCode = await server.kill('SIGTERM');
  expect(health.status).toBe(200);
  expect(mode & 0o777).toBe(0o700);
  expect(exitCode).toBe(0);
  await expect(stat(join(dataDir, 'operator.json'))).rejects.toThrow('ENOENT');
});

landingTest('a folder that others can use is closed, and the log says so', async () => {
  await chmod(dataDir, 0o755);
  const server = await run({ DATA_DIR: dataDir });

  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(server.output()).toContain('closed to everybody but its owner now (0700)');
});

test.runIf(process.env.CI && process.platform === 'linux')(
  'one that cannot be closed ends it in production, and says what to do',
  async () => {
    const fallbacks = { IDENTITY: 'local', PAYMENTS: 'sandbox', PLANNER: 'embedded' };
    const server = await run({ NODE_ENV: 'production', ...fallbacks, DATA_DIR: '/proc/self/task' });

    expect(await server.exited).toBe(73);
    expect(server.output()).toMatch(/\/proc\/self\/task .* \(mode 555\) .* chmod 700/);
    expect(server.output().trim().split('\n')).toHaveLength(1);
  },
);

test('it says where it is ready, and which adapters run', async () => {
  const port = String(await freePort());
  const server = await run({ DATA_DIR: dataDir, PORT: port });

  expect(server.output()).toContain(`Platewise AI is ready at http://localhost:${port}`);
  expect(server.output()).toContain('Adapters: database embedded, identity local, payments sandbox, planner embedded');
  expect(server.output()).toMatch(
    /^Checks: Database: embedded PostgreSQL \d+\S* answers\. Migrations: All \d+ are applied\./m,
  );
});

test('what is set up wrongly stands in its first lines, with the way to mend it', async () => {
  const server = await run({ DATA_DIR: dataDir, PUBLIC_URL: 'http://meals.example' });

  expect(server.output()).toMatch(/^fault {4}PUBLIC_URL: http:\/\/meals\.example is not https.*\n {9}Put a proxy/m);
});

test('what is under way when it is reported to stop is answered', async () => {
  const server = await run({ DATA_DIR: dataDir });
  const body = JSON.stringify({ goal: 'balanced', dietaryPreferences: 'none' });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const answer = text(socket);
  const head = ['POST /api/meals/generate HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  // Answered with 100 as soon as the head has been read.
  const more = [`Content-Length: ${body.length}`, 'Expect: 100-continue', 'Connection: close'];
  socket.write(`${[...head, ...more].join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.write(body.slice(0, 5));

  const exited = server.kill('SIGTERM');
  server.child.kill('SIGINT');
  const isRefused = () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isRefused, { timeout: 10_000 });
  socket.write(body.slice(5));
  expect(await answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  expect(await exited).toBe(0);
});

landingTest.each(['192.0.2.1', 'nowhere.invalid'])(
  'a host that it cannot listen on, %s, ends it with 69',
  async (HOST) => {
    const server = await run({ DATA_DIR: dataDir, HOST });

    expect(await server.exited).toBe(69);
    expect(server.output()).toContain(HOST);
    expect(server.output().trim().split('\n')).toHaveLength(1);
  },
);

landingTest('a second server on one folder ends with 75 and names the first', async () => {
  const first = await run({ DATA_DIR: dataDir });

  const second = await run({ DATA_DIR: dataDir });
  expect(await second.exited).toBe(75);
  expect(second.output()).toContain(String(first.child.pid));
  expect(second.output().trim().split('\n')).toHaveLength(1);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

landingTest('a folder that cannot be written ends it with 73 and names the folder', async () => {
  const server = await run({ DATA_DIR: '/dev/null/data' });

  expect(await server.exited).toBe(73);
  expect(server.output()).toContain('/dev/null/data');
  expect(server.output().trim().split('\n')).toHaveLength(1);
});

test.each([
  ['PORT', { PORT: 'abc' }],
  ['SMTP_URL', { MAIL_FROM: 'a@example.test' }],
  ['OPENAI_BASE_URL', { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: 'somewhere' }],
  ['IDENTITY', { NODE_ENV: 'production' }],
])('a setting that cannot be used, %s, ends it with 78', async (name, variables) => {
  const server = await run({ DATA_DIR: await newDataDir(), ...variables });

  expect(await server.exited).toBe(78);
  expect(server.output()).toContain(name);
  expect(server.output().trim().split('\n')).toHaveLength(1);
});

landingTest('a port in use ends it with 69 and leaves the folder free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';

  const refused = await run({ DATA_DIR: dataDir, PORT: port });
  const exitCode = await refused.exited;
  other.close();
  const next = await run({ DATA_DIR: dataDir });
  expect(exitCode).toBe(69);
  expect(refused.output()).toContain(`Port ${port} is in use`);
  expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
});

landingTest('a database that does not answer ends it with 69, without its password', async () => {
  const server = await run({
    DATA_DIR: await newDataDir(),
    DATABASE_URL: 'postgres://app:s3cret@127.0.0.1:1/platewise',
  });

  expect(await server.exited).toBe(69);
  expect(server.output()).toContain('DATABASE_URL');
  expect(server.output()).not.toContain('s3cret');
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'servers that start at once on one Postgres share accounts and keys',
  async () => {
    const database = await createTestDatabase({ kind: 'postgres', isMigrated: false });
    const PUBLIC_URL = 'http://localhost:3000';
    const variables = { DATABASE_URL: database.url ?? '', PUBLIC_URL };

    const [first, second, third] = await Promise.all([
      run({ ...variables, DATA_DIR: await newDataDir() }),
      run({ ...variables, DATA_DIR: await newDataDir() }),
      run({ ...variables, DATA_DIR: join(await newDataDir(), 'not', 'there') }),
    ]);
    const { token, cookie } = await createPerson(first.url, PUBLIC_URL);
    const status = await fetch(`${second.url}/api/sub/subscription-status`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const session = await fetch(`${third.url}/api/auth/token`, { headers: { cookie } });
    const exitCodes = await Promise.all([first, second, third].map((server) => server.kill('SIGTERM')));
    await database.close();
    expect([status.status, session.status]).toEqual([200, 200]);
    expect(exitCodes).toEqual([0, 0, 0]);
  },
);
