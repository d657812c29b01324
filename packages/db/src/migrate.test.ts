import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test, vi } from 'vitest';

import type { Db } from './database.ts';
import { hasPendingMigrations, migrateToLatest } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openPostgresDatabase } from './opening/open-postgres-database.ts';
import { createTestDatabase, testDatabases } from './testing/test-database.ts';

/** An address may subscribe without an account; the sandbox plays the provider, who knows subscriptions by their ids. */
const KNOWN_BY_OTHERS = ['newsletter_link', 'newsletter_subscriber', 'sandbox_subscription'];

test('migrations only add, but for those whose name says that they take away', async () => {
  const folder = join(import.meta.dirname, 'migrations');
  const adding = (await readdir(folder)).filter((name) => !name.includes('-contract-'));
  const taking = /\.drop(?:Table|Column)|\.rename|drop (?:table|column)/i;

  const wrong: string[] = [];
  for (const name of adding) if (taking.test(await readFile(join(folder, name), 'utf8'))) wrong.push(name);

  expect(adding.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

describe.each(testDatabases())('migrations on %s', (kind) => {
  test('make every table, and nothing when they run again', async () => {
    const { db, close } = await createTestDatabase({ kind, isMigrated: false });
    expect(await hasPendingMigrations(db)).toBe(true);

    await migrateToLatest(db);
    const first = await describeTables(db);
    await migrateToLatest(db);

    expect(await hasPendingMigrations(db)).toBe(false);
    expect(await describeTables(db)).toEqual(first);
    expect(first.length).toBeGreaterThan(80);
    await close();
  });

  test('of a newer release that only added are let be, and one that took away is not started on', async () => {
    const { db, close } = await createTestDatabase({ kind });
    const newer = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(db);

    await newer('9998-add-moods');
    await migrateToLatest(db);
    expect(await hasPendingMigrations(db)).toBe(false);

    await newer('9999-contract-moods');
    await expect(migrateToLatest(db)).rejects.toThrow('9999-contract-moods');
    await sql`delete from kysely_migration where name like '999%'`.execute(db);
    await close();
  });

  test('give every table that a user owns the user in its primary key', async () => {
    const { db, close } = await createTestDatabase({ kind });

    const { rows } = await sql<{ table: string; keys: string[] }>`
      select c.table_name as table, array_agg(k.column_name::text) as keys
      from information_schema.columns c
      join information_schema.table_constraints t
        on t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY' and t.table_schema = c.table_schema
      join information_schema.key_column_usage k on k.constraint_name = t.constraint_name and k.table_schema = c.table_schema
      where c.column_name = 'user_id' and c.table_schema = 'public'
      group by c.table_name`.execute(db);

    expect(rows.length).toBeGreaterThan(16);
    const ownedOnly = rows.filter(({ table }) => !KNOWN_BY_OTHERS.includes(table));
    expect(ownedOnly.filter(({ keys }) => !keys.includes('user_id'))).toEqual([]);
    await close();
  });

  test.runIf(kind === 'postgres')('give way to requests that hold what they are to change', async () => {
    const { db, background, close } = await createTestDatabase({ kind, isMigrated: false });
    const migrator = new Migrator({ db: background, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0042-imports');
    const request = await db.startTransaction().execute();
    await sql`lock table allowance in row exclusive mode`.execute(request);

    const migrating = migrateToLatest(background);
    await vi.waitUntil(async () => {
      const { rows } = await sql`select 1 from pg_locks where relation = 'allowance'::regclass and not granted`.execute(
        db,
      );
      return rows.length > 0;
    });
    // Changed before it, in the same transaction.
    await sql`select id from profile`.execute(db);
    await request.commit().execute();

    await migrating;
    expect(await hasPendingMigrations(db)).toBe(false);
    await close();
  });

  test('hash the tokens of sessions that are there, so that nobody is signed out', async () => {
    const { db, close } = await createTestDatabase({ kind, isMigrated: false });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo('0020-what-was-sold');
    await sql`insert into auth_user (id, name, email, "emailVerified") values ('u', '', 'u', false)`.execute(db);
    await sql`
      insert into auth_session (id, token, "expiresAt", "updatedAt", "userId")
      values ('s', 'of-the-cookie', now(), now(), 'u')`.execute(db);

    await migrateToLatest(db);

    const { rows } = await sql<{ token: string }>`select token from auth_session`.execute(db);
    expect(rows).toEqual([{ token: createHash('sha256').update('of-the-cookie').digest('hex') }]);
    await close();
  });

  test('refuse a balance below zero', async () => {
    const { db, close } = await createTestDatabase({ kind });
    await sql`insert into app_user (id, email, email_verified, name, created_at) values ('u', 'u', false, '', now())`.execute(
      db,
    );

    const inserting = sql`insert into allowance values ('u', -1, now(), 0)`.execute(db);

    await expect(inserting).rejects.toMatchObject({ code: '23514' });
    await close();
  });

  test('values come back alike: counts as numbers, days as text, moments as dates', async () => {
    const { db, close } = await createTestDatabase({ kind });

    const { rows } = await sql`
      select count(*) as calls, '2026-11-21'::date as day, '2026-11-21T10:00:00Z'::timestamptz as moment`.execute(db);

    expect(rows).toEqual([{ calls: 1, day: '2026-11-21', moment: new Date('2026-11-21T10:00:00Z') }]);
    await close();
  });
});

test.runIf(testDatabases().includes('postgres'))('five processes that start at once migrate once', async () => {
  const { url, close } = await createTestDatabase({ kind: 'postgres', isMigrated: false });
  const processes = await Promise.all(
    Array.from({ length: 5 }, () => openPostgresDatabase({ databaseUrl: url ?? '', poolSize: 2 })),
  );

  await Promise.all(processes.map(({ background }) => migrateToLatest(background)));

  for (const { db, close: closeOne } of processes) {
    expect(await hasPendingMigrations(db)).toBe(false);
    await closeOne();
  }
  await close();
});

async function describeTables(db: Db) {
  const { rows } = await sql`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(db);
  return rows;
}
