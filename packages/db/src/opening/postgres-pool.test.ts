import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabaseCircuit, type DatabaseCircuit } from '../database-circuit.ts';
import { isDatabaseUnavailableError } from '../database-unavailable-error.ts';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { testDatabases } from '../testing/test-database.ts';
import { createPostgresPool } from './postgres-pool.ts';

const LIMITS = { connectMs: 1500, statementMs: 600, answerMs: 1000, idleTransactionMs: 400 };

describe.runIf(testDatabases().includes('postgres'))('a pool of connections to Postgres', () => {
  let network: FaultProxy;
  let circuit: DatabaseCircuit;
  let db: Kysely<unknown>;

  beforeEach(async () => {
    network = await startFaultProxy(process.env.TEST_DATABASE_URL ?? '');
    circuit = createDatabaseCircuit({ probe: () => new Promise(() => {}) });
    const pool = createPostgresPool({ connectionString: network.url, max: 2 }, LIMITS, circuit);
    db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  });
  afterEach(async () => {
    circuit.stop();
    await network.close();
    await db.destroy();
  });

  const backend = async (on: Kysely<unknown> = db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on);
    return rows[0]?.pid;
  };
  const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

  test('a connection that breaks in a transaction, between two statements, refuses the next and ends nothing else', async () => {
    const error = await failure(
      db.transaction().execute(async (trx) => {
        await backend(trx);
        network.cut();
        await wait(50);
        await backend(trx);
      }),
    );

    expect(isDatabaseUnavailableError(error)).toBe(true);
    expect(await backend()).toBeGreaterThan(0);
  });

  test('a connection on which no answer came is not handed out again', async () => {
    const first = await backend();
    network.set('drop');
    const error = await failure(backend());
    network.set('deliver');
    circuit.stop();

    expect(isDatabaseUnavailableError(error)).toBe(true);
    expect(await backend()).not.toBe(first);
  });

  test('a transaction without answers is refused once, not once for each statement and the rollback', async () => {
    const started = performance.now();
    const error = await failure(
      db.transaction().execute(async (trx) => {
        await backend(trx);
        network.set('drop');
        await backend(trx);
      }),
    );

    expect(isDatabaseUnavailableError(error)).toBe(true);
    expect(performance.now() - started).toBeLessThan(LIMITS.answerMs + 500);
  });

  test('while nothing is heard callers are refused at once', async () => {
    await backend();
    network.set('drop');
    await failure(backend());
    const started = performance.now();
    const error = await failure(backend());

    expect(isDatabaseUnavailableError(error)).toBe(true);
    expect(performance.now() - started).toBeLessThan(100);
  });

  test('a statement that runs too long is ended by the server, on a connection that stays good', async () => {
    const first = await backend();
    const error = await failure(sql`select pg_sleep(5)`.execute(db));

    expect(error).toMatchObject({ code: '57014' });
    expect(circuit.isOpen()).toBe(false);
    expect(await backend()).toBe(first);
  });

  test('a server that is no longer the primary is not asked again on the same connection', async () => {
    const first = await backend();
    const error = await failure(
      db
        .transaction()
        .setAccessMode('read only')
        .execute((trx) => sql`create table never_made (one int)`.execute(trx)),
    );

    expect(error).toMatchObject({ code: '25006' });
    expect(await backend()).not.toBe(first);
  });

  test('a lock does not outlive the connection of its transaction by long', async () => {
    const key = Math.floor(Math.random() * 2 ** 31);
    const lock = (on: Kysely<unknown>) => sql`select pg_advisory_xact_lock(${key})`.execute(on);
    await failure(
      db.transaction().execute(async (trx) => {
        await lock(trx);
        network.set('drop');
        await backend(trx);
      }),
    );
    network.set('deliver');
    circuit.stop();

    await db.transaction().execute(lock);
  });
});
