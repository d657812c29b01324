import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabaseCircuit, type DatabaseCircuit } from './database-circuit.ts';
import { isDatabaseUnavailableError } from './database-unavailable-error.ts';
import { createReadChannel, type NamedRead, type ReadChannel } from './read-channel.ts';
import { type FaultProxy, startFaultProxy } from './testing/fault-proxy.ts';
import { testDatabases } from './testing/test-database.ts';

const LIMITS = { connectMs: 1500, statementMs: 600, answerMs: 1000 };

const reading = (text: string, ...values: unknown[]): NamedRead => ({ name: `read ${text.length}`, text, values });
const number = (value: number) => reading('select $1::int as value, pg_backend_pid() as pid', value);
const slow = reading('select pg_sleep(2)');
const wrong = reading('select 1 / $1::int as value', 0);

describe.runIf(testDatabases().includes('postgres'))('reads that travel together', () => {
  let network: FaultProxy;
  let circuit: DatabaseCircuit;
  let channel: ReadChannel;

  beforeEach(async () => {
    network = await startFaultProxy(process.env.TEST_DATABASE_URL ?? '');
    circuit = createDatabaseCircuit({ probe: () => new Promise(() => {}) });
    channel = createReadChannel({ connectionString: network.url }, LIMITS, circuit);
  });
  afterEach(async () => {
    circuit.stop();
    network.set('deliver');
    await channel.end();
    await network.close();
  });

  const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

  test('each get their own answer, on two connections however many there are', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, (_, value) => channel.read(number(value))));

    const rows = answers.map(([row]) => row as { value: number; pid: number });
    expect(rows.map(({ value }) => value)).toEqual(Array.from({ length: 500 }, (_, value) => value));
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(2);
  });

  test('an error of one is that one’s alone', async () => {
    const all = [1, 2, 3, 4].flatMap((value) => [channel.read(number(value)), failure(channel.read(wrong))]);

    const answers = await Promise.all(all);
    expect(answers.filter((answer) => Array.isArray(answer))).toHaveLength(4);
    expect(answers.filter((answer) => (answer as { code?: string }).code === '22012')).toHaveLength(4);
    expect(await channel.read(number(7))).toMatchObject([{ value: 7 }]);
  });

  test('one that takes too long is ended by the server, and those behind it are answered', async () => {
    const [ended, ...behind] = await Promise.all([
      failure(channel.read(slow)),
      ...[1, 2, 3].map((value) => channel.read(number(value))),
    ]);

    expect(ended).toMatchObject({ code: '57014' });
    expect(behind).toMatchObject([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]]);
  });

  test('a connection that breaks refuses what was asked on it, and the next read has another', async () => {
    await channel.read(number(1));
    const asked = failure(channel.read(slow));
    await wait(50);
    network.cut();

    expect(isDatabaseUnavailableError(await asked)).toBe(true);
    expect(await channel.read(number(2))).toMatchObject([{ value: 2 }]);
  });

  test('while nothing is heard readers are refused in time, and then at once', async () => {
    await Promise.all([channel.read(number(1)), channel.read(number(2))]);
    network.set('drop');
    const started = performance.now();
    const first = await Promise.all([failure(channel.read(number(3))), failure(channel.read(number(4)))]);
    expect(first.every(isDatabaseUnavailableError)).toBe(true);
    expect(performance.now() - started).toBeLessThan(LIMITS.answerMs + 500);

    const again = performance.now();
    expect(isDatabaseUnavailableError(await failure(channel.read(number(5))))).toBe(true);
    expect(performance.now() - again).toBeLessThan(100);
  });

  test('more than can wait are refused, and those that wait are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 3000 }, (_, value) => failure(channel.read(number(value)))));

    expect(answers.filter(isDatabaseUnavailableError)).toHaveLength(1000);
    expect(answers.filter((answer) => answer === null)).toHaveLength(2000);
  });

  test('a server that cannot be reached is reported as that, and read from when it can', async () => {
    network.cut();
    const gone = createReadChannel({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, LIMITS, circuit);

    expect(isDatabaseUnavailableError(await failure(gone.read(number(1))))).toBe(true);
    expect(isDatabaseUnavailableError(await failure(gone.read(number(1))))).toBe(true);
    await gone.end();
  });
});
