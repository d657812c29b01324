import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../database.ts';
import type { OpenDatabase } from '../opening/open-database.ts';
import { openPostgresDatabase } from '../opening/open-postgres-database.ts';
import { onServer, withConnection } from '../testing/on-server.ts';
import {
  hasPostgresPrograms,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../testing/start-replicated-postgres.ts';

const without = hasPostgresPrograms ? '' : ' (not run: no Postgres server is installed on this machine)';
const LAG_MAX_MS = 2500;
const PATIENTLY = { timeout: 10_000 };

describe.runIf(process.env.CI && hasPostgresPrograms)(`reads of a streaming replica${without}`, () => {
  let servers: ReplicatedPostgres;
  let database: OpenDatabase;
  beforeAll(async () => {
    servers = await startReplicatedPostgres();
  });
  afterAll(() => servers.close());
  beforeEach(async () => {
    await onServer(
      servers.url,
      'drop table if exists soup',
      'create table soup (name text)',
      'insert into soup values ($$leek$$)',
    );
    database = await open(servers.replicaUrl);
    await expect.poll(() => database.replicaState(), PATIENTLY).toBe('used');
    await expect.poll(() => soups(database.lagging), PATIENTLY).toEqual(['leek']);
  });
  afterEach(() => database.close());

  const open = (replicaUrl: string) =>
    openPostgresDatabase({ databaseUrl: servers.url, replicaUrl, poolSize: 4, replicaLagMaxMs: LAG_MAX_MS });
  const soups = async (db: Db) =>
    (await sql<{ name: string }>`select name from soup`.execute(db)).rows.map(({ name }) => name);
  const isOfReplica = async (db: Db) =>
    (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is;
  const rename = () => onServer(servers.url, 'update soup set name = $$pea$$');

  test('come from it while it keeps up, and all others from the primary', async () => {
    expect(await isOfReplica(database.lagging)).toBe(true);
    expect(await isOfReplica(database.db)).toBe(false);
    expect(await isOfReplica(database.background)).toBe(false);
  });

  test('may be older than the primary, but by no more than the bound', async () => {
    await servers.stand();
    await rename();

    expect(await soups(database.lagging)).toEqual(['leek']);
    expect(await soups(database.db)).toEqual(['pea']);
    await expect.poll(() => database.replicaState(), PATIENTLY).toBe('behind');
    expect(await soups(database.lagging)).toEqual(['pea']);

    await servers.follow();
    await expect.poll(() => database.replicaState(), PATIENTLY).toBe('used');
    expect(await soups(database.lagging)).toEqual(['pea']);
    expect(await isOfReplica(database.lagging)).toBe(true);
  });

  test('go on while nobody writes: that is no lag', async () => {
    await wait(1.5 * LAG_MAX_MS);

    expect(database.replicaState()).toBe('used');
  });

  test('are answered by the primary when the replica dies, from the first on, and by the replica when it is back', async () => {
    await servers.killReplica();

    expect(await Promise.all(Array.from({ length: 8 }, () => soups(database.lagging)))).toEqual(
      Array(8).fill(['leek']),
    );
    expect(await isOfReplica(database.lagging)).toBe(false);
    await servers.startReplica();
    await expect.poll(() => database.replicaState(), PATIENTLY).toBe('used');
    expect(await isOfReplica(database.lagging)).toBe(true);
  });

  test('that the replica ends for what the primary has removed are asked of the primary', async () => {
    // It holds on to the row, and then sees it vacuumed away: "canceling statement due to conflict with recovery".
    const slow = () =>
      sql<{ name: string; is: boolean }>`select name, pg_is_in_recovery() as is from soup, pg_sleep(0.5)`.execute(
        database.lagging,
      );
    const conflicts = async () =>
      withConnection(servers.replicaUrl, async (ask) =>
        Number((await ask('select sum(confl_snapshot) as n from pg_stat_database_conflicts'))[0]?.n),
      );
    const before = await conflicts();

    const asked = slow();
    await wait(100);
    await onServer(servers.url, 'delete from soup', 'insert into soup values ($$pea$$)', 'vacuum soup');

    expect((await asked).rows).toEqual([{ name: 'pea', is: false }]);
    await expect.poll(conflicts, PATIENTLY).toBe(before + 1);
  });

  test('write nothing and hold no transaction', async () => {
    await expect(database.lagging.transaction().execute(async (trx) => soups(trx))).rejects.toThrow('primary');
  });

  test('are the primary’s where the address leads to no replica of it', async () => {
    const itself = await open(servers.url);
    await expect.poll(() => itself.replicaState(), PATIENTLY).toBe('foreign');
    expect(await soups(itself.lagging)).toEqual(['leek']);

    const nowhere = await open('postgres://postgres@127.0.0.1:1/postgres');
    await expect.poll(() => nowhere.replicaState(), PATIENTLY).toBe('away');
    expect(await soups(nowhere.lagging)).toEqual(['leek']);
    for (const one of [itself, nowhere]) await one.close();
  });
});
