import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHealthConnect } from './read-health-connect.ts';
import { type ByteSource, openSqlite, type SqliteRow } from './sqlite-file.ts';

const WEIGHTS =
  'CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB UNIQUE, time INTEGER, zone_offset INTEGER, weight REAL, UNIQUE (uuid, time))';
const MEALS =
  'CREATE TABLE nutrition_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, start_time INTEGER, start_zone_offset INTEGER, meal_type INTEGER, meal_name TEXT, energy REAL, protein REAL, total_carbohydrate REAL, total_fat REAL, sodium REAL)';
/** 2026-10-03, 22:40 UTC: the next day in India. */
const TIME = Date.UTC(2026, 9, 3, 22, 40);
const INDIA = 19_800;

test('an export of Health Connect brings weights in kg and meals in kcal, on the date where the person was', async () => {
  const source = database((db) => {
    db.exec(WEIGHTS);
    db.exec(MEALS);
    db.prepare('INSERT INTO weight_record_table (time, zone_offset, weight) VALUES (?, ?, ?)').run(TIME, INDIA, 71_800);
    const meal = db.prepare(
      'INSERT INTO nutrition_record_table (start_time, start_zone_offset, meal_type, meal_name, energy, protein, total_fat, sodium) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    meal.run(TIME, INDIA, 1, 'Poha', 250_000, 6.5, Number.MIN_VALUE, 0.4);
    meal.run(TIME, INDIA, 0, null, null, 6.5, null, null);
  });

  expect(await readHealthConnect(source)).toMatchObject({
    rows: [
      {
        kind: 'meal',
        date: '2026-10-04',
        time: '04:10',
        slot: 'breakfast',
        name: 'Poha',
        calories: 250,
        protein: 6.5,
        carbs: null,
        fat: null,
        sodium: 400,
      },
      { kind: 'weight', date: '2026-10-04', value: 71.8 },
    ],
    leftOut: { 'no-energy': 1 },
  });
});

test('a database without these tables, and what is no database, are refused', async () => {
  const other = database((db) => db.exec('CREATE TABLE steps (row_id INTEGER PRIMARY KEY, count INTEGER)'));

  expect(await readHealthConnect(other)).toBe('unknown-file');
  expect(await readHealthConnect(bytesOf(new TextEncoder().encode('x'.repeat(2000))))).toBe('unknown-file');
  expect(await readHealthConnect(bytesOf(new Uint8Array()))).toBe('unknown-file');
});

const value = fc.oneof(
  fc.constant(null),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\0')),
  fc.integer({ min: 3000, max: 20_000 }).map((length) => 'long '.repeat(length / 5)),
  fc.uint8Array({ maxLength: 6000 }),
);

test('every row that SQLite writes is read as it was written, over pages of any size', async () => {
  const pageSize = fc.constantFrom(512, 4096, 65_536);
  const rows = fc.array(fc.tuple(value, value), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(pageSize, rows, async (size, written) => {
      const source = database((db) => {
        db.exec(`PRAGMA page_size = ${size}`);
        db.exec('CREATE TABLE "a table" (id INTEGER PRIMARY KEY, "First" DECIMAL(10, 2), second)');
        const insert = db.prepare('INSERT INTO "a table" VALUES (NULL, ?, ?)');
        for (const one of written) insert.run(...one);
      });
      const expected = database.last((db) => db.prepare('SELECT id, "First" AS first, second FROM "a table"').all());

      const file = await openSqlite(source);
      const read: SqliteRow[] = [];
      for await (const row of file?.rows('a table') ?? []) read.push(row);

      expect(read).toEqual(expected.map((row) => ({ ...row })));
    }),
    { numRuns: 40 },
  );
});

test('a file that is damaged ends with an error, and never without end', async () => {
  const source = database((db) => {
    db.exec(WEIGHTS);
    const insert = db.prepare('INSERT INTO weight_record_table (time, weight) VALUES (?, ?)');
    for (let day = 0; day < 500; day += 1) insert.run(TIME, 70_000);
  });
  const bytes = await source.read(0, source.size);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1 }), async (changes) => {
      const damaged = bytes.slice();
      for (const [at, byte] of changes) damaged[at] = byte;
      const outcome = await readHealthConnect(bytesOf(damaged)).catch((error: unknown) => error);

      expect(outcome instanceof RangeError || typeof outcome === 'string' || 'rows' in Object(outcome)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

/** A file that SQLite itself writes. */
function database(fill: (db: DatabaseSync) => void): ByteSource {
  const path = join(tmpdir(), `health-connect-${process.pid}.db`);
  rmSync(path, { force: true });
  const db = new DatabaseSync(path);
  db.exec('PRAGMA synchronous = off');
  fill(db);
  db.close();
  return bytesOf(new Uint8Array(readFileSync(path)));
}

/** What SQLite reads from the last one. */
database.last = <Result>(read: (db: DatabaseSync) => Result): Result => {
  const db = new DatabaseSync(join(tmpdir(), `health-connect-${process.pid}.db`));
  const result = read(db);
  db.close();
  return result;
};

function bytesOf(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(Math.max(0, offset), Math.max(0, offset) + length),
  };
}
