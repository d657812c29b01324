import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { landingTest } from '@platewise/config/testing/landing-test';
import type { Db } from '@platewise/db/database';
import { migrations } from '@platewise/db/migrations';
import type { DatabaseKind } from '@platewise/db/opening/open-database';
import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listSeries, raiseSeries } from '../receipts/receipts-repository.ts';
import { readEveryRow } from '../testing/every-table-repository.ts';
import { fillEveryTable } from '../testing/fill-every-table.ts';
import { BACKED_UP_TABLES, LEFT_OUT_TABLES } from './backup-tables.ts';
import { deletedAccountsFile } from './deleted-accounts-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const TAKEN_AT = new Date('2026-11-21T10:00:00.000Z');
const kinds = testDatabases();
const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

// Databases are made, filled and restored in each test.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
const opened: { close: () => Promise<void> }[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platewise-backup-'));
});
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
  await rm(folder, { recursive: true, force: true });
});

async function open(kind: DatabaseKind = 'embedded', { isMigrated = true } = {}): Promise<Db> {
  const database = await createTestDatabase({ kind, isMigrated });
  opened.push(database);
  return database.db;
}

/** A backup of an instance with a row in every table. */
let whole: Buffer;
beforeAll(async () => {
  const { db, close } = await createTestDatabase();
  await fillEveryTable(db, 'user-1');
  const path = join(await mkdtemp(join(tmpdir(), 'platewise-backup-')), 'whole.backup');
  await take(db, { path });
  whole = await readFile(path);
  await rm(dirname(path), { recursive: true });
  await close();
});

const file = (name = 'all.backup') => join(folder, name);
const list = () => deletedAccountsFile(join(folder, 'deleted-accounts.jsonl'));

function take(db: Db, { path = file(), isOverwritten = false, tables = BACKED_UP_TABLES } = {}) {
  const uses = { db, now: () => TAKEN_AT, hasFreeSpace: async () => true, signal: new AbortController().signal };
  return takeBackup(uses, { path, isOverwritten, product: '0.1.0', tables });
}

function restore(db: Db, changes: Partial<Parameters<typeof restoreBackup>[1]> = {}) {
  const uses = { db, now: () => new Date(), newId: () => 'restore-1', deletedAccounts: list() };
  return restoreBackup(uses, { path: file(), isReplacing: false, lists: [list()], ...changes });
}

describe.each(ways)('a backup of %s restored on %s', (from, to) => {
  test('gives every row of every table back, but for those that are left out by name', async () => {
    const source = await open(from);
    for (const person of ['user-1', 'Åsa "quoted", \\ and\nनमस्ते 🥕']) await fillEveryTable(source, person);
    const before = await readEveryRow(source);
    expect(Object.keys(before).filter((table) => before[table]?.length !== 2)).toEqual([]);
    const target = await open(to);

    await take(source);
    const { rows } = await restore(target);

    const after = await readEveryRow(target);
    const { restored_backup: mark, ...kept } = after;
    const expected = Object.entries(before).map(([table, all]) => [table, table in LEFT_OUT_TABLES ? [] : all]);
    expect({ ...kept, restored_backup: [] }).toEqual(Object.fromEntries(expected));
    expect(mark).toHaveLength(1);
    expect(rows).toBe(2 * BACKED_UP_TABLES.length);
  });

  landingTest('keeps odd values, what the database computes, and where sequences stood', async () => {
    const [source, target] = [await open(from), await open(to)];
    for (const db of [source, target]) {
      await sql`
        create table odd (
          id bigserial primary key,
          always integer generated always as identity,
          doubled bigint generated always as (id * 2) stored,
          bytes bytea, moment timestamptz, day date, span interval, exact numeric(30, 10), near double precision,
          words text[], data jsonb, raw json, nothing text
        )`.execute(db);
    }
    await sql`
      insert into odd (id, bytes, moment, day, span, exact, near, words, data, raw, nothing)
      values
        (9007199254740993, '\\x00ff0a', '1999-12-31 23:59:59.123456+05:30', '0044-03-15 BC', '1 mon -2 days 03:04:05.678',
          12345678901234567890.0123456789, 0.1::float8 + 0.2, array['a,b', null, '"', ''], '{"b": [1, null, "\\u00e9\\n"], "a": 1e400}', '{"a" :1, "a":2}', null),
        (2, '', 'infinity', 'infinity', '0', 'NaN', '-Infinity', '{}', 'null', 'null', null),
        (3, null, null, null, null, null, 5e-324, null, '"[\\"text\\"]"', null, '')`.execute(source);
    await sql`select setval('odd_id_seq', 41)`.execute(source);

    await take(source, { tables: ['odd'] });
    await restore(target, { tables: ['odd'] });

    const all = (db: Db) => sql`select odd::text as row from odd order by id`.execute(db).then(({ rows }) => rows);
    expect(await all(target)).toEqual(await all(source));
    const { rows } = await sql`insert into odd (day) values (now()) returning id, always, doubled`.execute(target);
    expect(rows).toEqual([{ id: 42, always: 4, doubled: 84 }]);
  });

  test('of an older version is brought up to date with its rows', async () => {
    const source = await open(from, { isMigrated: false });
    await migrateUntil(source, '0018-profile-dislikes');
    await sql`insert into app_user (id, email, email_verified, name, created_at) values ('u', 'u@example.test', true, '', now())`.execute(
      source,
    );
    await sql`insert into calendar_entry (user_id, date, slot, kind, meal, servings, revision, updated_at)
      values ('u', '2026-11-21', 'lunch', 'meal', '{"id": "dal"}', 1, 1, now())`.execute(source);
    await sql`insert into diary_skip (user_id, date, slot, created_at) values ('u', '2026-11-21', 'lunch', now())`.execute(
      source,
    );
    const target = await open(to);
    const latest = { schema: await schemaOf(target), ledger: await ledgerOf(target) };

    await take(source);
    await restore(target);

    expect(await target.selectFrom('diary_skip').select('meal_id').execute()).toEqual([{ meal_id: 'dal' }]);
    expect({ schema: await schemaOf(target), ledger: await ledgerOf(target) }).toEqual(latest);
  });
});

describe('a backup', () => {
  test('is its owner’s alone, says what it holds, and leaves nothing else in its folder', async () => {
    await take(await open());

    const [header = ''] = gunzipSync(await readFile(file()))
      .toString()
      .split('\n');
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(JSON.parse(header)).toMatchObject({
      format: 'platewise-backup',
      version: 1,
      product: '0.1.0',
      createdAt: TAKEN_AT.toISOString(),
      migrations: Object.keys(migrations),
      notice: expect.stringContaining('secrets of the server'),
    });
    expect(await readdir(folder)).toEqual(['all.backup']);
  });

  landingTest('takes the place of another file only when that is asked', async () => {
    const db = await open();
    await writeFile(file(), 'mine');

    await expect(take(db)).rejects.toThrow('is there already');
    expect(await readFile(file(), 'utf8')).toBe('mine');

    await take(db, { isOverwritten: true });
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(gunzipSync(await readFile(file())).toString()).toContain('platewise-backup');
  });

  landingTest('that cannot be written is reported with the reason, and nothing is left of it', async () => {
    const db = await open();
    await fillEveryTable(db, 'user-1');

    await expect(take(db, { path: join(folder, 'none/all.backup') })).rejects.toThrow('cannot be written (ENOENT)');
    const full = { db, now: () => TAKEN_AT, hasFreeSpace: async () => false, signal: new AbortController().signal };
    const taking = takeBackup(full, { path: file(), isOverwritten: false, product: '0.1.0' });
    await expect(taking).rejects.toThrow('nearly full');

    expect(await readdir(folder)).toEqual([]);
    expect(await db.selectFrom('app_user').select('id').execute()).toHaveLength(1);
  });
});

describe('a restore of a damaged file', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let target: Db;
  let before: Awaited<ReturnType<typeof readEveryRow>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    target = database.db;
    await fillEveryTable(target, 'somebody-else');
    before = await readEveryRow(target);
  });
  afterAll(() => database.close());

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 20)],
    ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['one byte off', (bytes) => Buffer.from(bytes.map((byte, index) => (index === 900 ? byte ^ 1 : byte)))],
    ['empty', () => Buffer.alloc(0)],
    ['none of ours', () => Buffer.from('PGDMP something else')],
    ['another compressed file', () => gzipSync('{"a":1}\n')],
  ])('that is %s is refused before anything is written', async (_, change) => {
    await writeFile(file(), change(whole));

    await expect(restore(target, { isReplacing: true })).rejects.toThrow(/is damaged|is no backup/);

    expect(await readEveryRow(target)).toEqual(before);
  });

  test.each<[string, (lines: string[]) => string[]]>([
    [
      'one value changed',
      (lines) => lines.map((line) => line.replace('auth_user name of user-1', 'auth_user name of user-2')),
    ],
    ['a row taken out', (lines) => lines.filter((line) => !line.includes('token_ledger id of'))],
    ['a row twice', (lines) => lines.flatMap((line) => (line.includes('token_ledger id of') ? [line, line] : [line]))],
    [
      'a table taken out',
      (lines) =>
        lines.toSpliced(
          lines.findIndex((line) => line.startsWith('{"table":"favorite"')),
          3,
        ),
    ],
    ['its end taken off', (lines) => lines.slice(0, -2)],
    ['something after its end', (lines) => [...lines.slice(0, -1), '["more"]', '']],
  ])('with %s is refused', async (_, change) => {
    const lines = change(gunzipSync(whole).toString().split('\n'));
    await writeFile(file(), gzipSync(lines.join('\n')));

    await expect(restore(target, { isReplacing: true })).rejects.toThrow('is damaged');

    expect(await readEveryRow(target)).toEqual(before);
  });
});

describe('a restore', () => {
  async function prepared() {
    await writeFile(file(), whole);
    const target = await open();
    return { target, before: await readEveryRow(target) };
  }

  test('refuses a newer backup by the name of what it does not know', async () => {
    const source = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9001-from-the-future', 'now')`.execute(source);
    await take(source);

    await expect(restore(await open())).rejects.toThrow('does not know 9001-from-the-future');
  });

  test('refuses an instance with people unless it is to replace them', async () => {
    const { target } = await prepared();
    await fillEveryTable(target, 'somebody-else');
    const before = await readEveryRow(target);

    await expect(restore(target)).rejects.toThrow('Add --replace');
    expect(await readEveryRow(target)).toEqual(before);

    await restore(target, { isReplacing: true });
    expect(await target.selectFrom('app_user').select('id').execute()).toEqual([{ id: 'user-1' }]);
    expect(await target.selectFrom('auth_session').select('id').execute()).toEqual([]);
  });

  test('gives no number of a receipt again that was given since the backup', async () => {
    const db = await open();
    const series = (rows: [string, number, number][]) =>
      rows.map(([name, financial_year, last_number]) => ({ series: name, financial_year, last_number }));
    await raiseSeries(
      db,
      series([
        ['INV', 2026, 3],
        ['RCT', 2025, 8],
      ]),
    );
    await take(db);
    await raiseSeries(
      db,
      series([
        ['INV', 2026, 5],
        ['CRN', 2026, 1],
      ]),
    );

    await restore(db, { isReplacing: true });

    const after = (await listSeries(db)).map((row) => Object.values(row).join(' '));
    expect(after.toSorted()).toEqual(['CRN 2026 1', 'INV 2026 5', 'RCT 2025 8']);
    await raiseSeries(db, series([['INV', 2026, 4]]));
    expect(await listSeries(db)).toContainEqual({ series: 'INV', financial_year: 2026, last_number: 5 });
  });

  landingTest('is refused where the disk has too little room', async () => {
    const { target, before } = await prepared();

    await expect(restore(target, { freeBytes: 1000 })).rejects.toThrow('too little room');

    expect(await readEveryRow(target)).toEqual(before);
  });

  test('that fails halfway leaves everything as it was', async () => {
    const { target } = await prepared();
    await fillEveryTable(target, 'somebody-else');
    await sql`alter table token_ledger add constraint none check (amount <> 1) not valid`.execute(target);
    const before = await readEveryRow(target);

    await expect(restore(target, { isReplacing: true })).rejects.toThrow('none');

    expect(await readEveryRow(target)).toEqual(before);
  });
});

async function migrateUntil(db: Db, last: string): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  for (const [name, migration] of Object.entries(migrations).filter(([one]) => one <= last)) {
    await migration.up(db);
    await sql`insert into kysely_migration values (${name}, 'now')`.execute(db);
  }
}

async function schemaOf(db: Db) {
  const { rows: columns } = await sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = current_schema() order by table_name, column_name`.execute(db);
  const { rows: indexes } = await sql`
    select indexdef from pg_indexes where schemaname = current_schema() order by indexdef`.execute(db);
  return { columns, indexes };
}

async function ledgerOf(db: Db) {
  return (await sql`select name from kysely_migration order by name`.execute(db)).rows;
}
