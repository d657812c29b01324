import { readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { RATE_LIMITS } from '@platewise/api/rate-limit/rate-limits';
import { createTestDatabase } from '@platewise/db/testing/test-database';
import { afterAll, expect, test, vi } from 'vitest';
import { createPerson } from '../testing/create-person.ts';
import { readFigures } from '../testing/read-figures.ts';
import { newDataDir, removeDataDirs, runOperator, runServer } from '../testing/run-server.ts';

vi.setConfig({ testTimeout: 90_000 });
afterAll(removeDataDirs);

const isLanding = Boolean(process.env.CI && process.env.TEST_DATABASE_URL);

test.runIf(isLanding)(
  'two processes on one port are one server: limits, commands, and a process that dies',
  async () => {
    const [database, dataDir] = [await createTestDatabase({ kind: 'postgres', isMigrated: false }), await newDataDir()];
    const variables = { DATA_DIR: dataDir, DATABASE_URL: database.url ?? '', WORKERS: '2', PLANNER_THREADS: '0' };
    const server = await runServer(variables);
    expect(server.output()).toContain('(2 processes)');
    for (let call = 0; call < 6; call += 1) await isAlive(server.url);
    const figures = readFigures(await (await fetch(`${server.url}/metrics`)).text());
    expect(figures.get('platewise_processes')).toBe(2);
    expect(
      figures.get('platewise_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}'),
    ).toBe(6);
    const { email, token } = await createPerson(server.url, `http://localhost:${new URL(server.url).port}`);
    const read = async () =>
      (
        await fetch(`${server.url}/api/sub/subscription-status`, {
          // Each call on a connection of its own, so that both processes get some.
          headers: { authorization: `Bearer ${token}`, connection: 'close' },
        })
      ).status;

    // What is read is counted for both together: not a call more.
    const { calls } = RATE_LIMITS.read;
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1)
      statuses.push(...(await Promise.all(Array.from({ length: calls / 15 }, read))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(calls);
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - calls);

    expect(await runOperator(['grant', email, 'pro'], variables)).toMatchObject({ exitCode: 0 });

    // One that dies is replaced, and meanwhile the other answers, also where the first of four was on its way to the dying one.
    const [first = ''] = childrenOf(server.child.pid);
    process.kill(Number(first), 'SIGKILL');
    expect(await Promise.all(Array.from({ length: 4 }, () => isAlive(server.url)))).toContain(true);
    await vi.waitUntil(
      () => {
        const children = childrenOf(server.child.pid);
        return children.length === 2 && !children.includes(first);
      },
      { timeout: 30_000 },
    );

    expect(await server.kill('SIGTERM')).toBe(0);
    await expect(access(join(dataDir, 'operator.json'))).rejects.toThrow();
    await database.close();
  },
);

test.runIf(isLanding)('a server of several processes that cannot start says why once, with its exit code', async () => {
  const server = await runServer({
    DATA_DIR: await newDataDir(),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    WORKERS: '2',
  });

  expect(await server.exited).toBe(69);
  expect(server.output()).toContain('DATABASE_URL');
});

test.runIf(isLanding)('the embedded database is refused several processes, before anything is opened', async () => {
  const server = await runServer({ DATA_DIR: await newDataDir(), WORKERS: '2' });

  expect(await server.exited).toBe(78);
  expect(server.output()).toContain('WORKERS needs DATABASE_URL');
});

async function isAlive(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/** As Linux reports them: one that has ended is among them until its end was seen. */
function childrenOf(pid: number | undefined): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
}
