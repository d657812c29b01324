import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BlobWriter, configure, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const LOGS = 'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted\n05/02/2026,Toast,Bread,Breakfast,2,Slices,200,0';
const WEIGHTS = 'Date,Weight,Last Updated,Deleted\n05/02/2026,91.99,2026-05-02T23:21:13+0100,false';
const XML =
  '<?xml version="1.0"?><HealthData><Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2026-03-01 07:30:00 +0530" value="70"/></HealthData>';

const read = (file: File, more = {}) =>
  readFile(file, { answers: {}, signal: new AbortController().signal, onProgress: () => undefined, ...more });

test('the tables of a zip are read together, and what is none of them is named', async () => {
  const zip = await zipped({
    'loseit/food-logs.csv': LOGS,
    'loseit/weights.csv': WEIGHTS,
    'loseit/daily-calorie-summary.csv': 'Date,Food cals,Exercise cals,Budget cals,EER\n05/02/2026,200,0,1663,2450',
    'loseit/photos/1.jpg': 'x',
    '__MACOSX/._food-logs.csv': 'x',
  });

  expect(await read(zip)).toMatchObject({ questions: ['weight-unit'] });
  expect(await read(zip, { answers: { weightUnit: 'kg' } })).toMatchObject({
    source: 'lose-it',
    rows: [
      { kind: 'meal', name: 'Toast, 2 Slices' },
      { kind: 'weight', value: 91.99 },
    ],
    otherFiles: ['daily-calorie-summary.csv'],
  });
});

test('an export of Apple Health is read out of its zip and without it, and how far it is shows', async () => {
  const shares: number[] = [];
  const zip = await zipped({ 'apple_health_export/export_cda.xml': '<x/>', 'apple_health_export/export.xml': XML });

  const expected = { source: 'apple-health', rows: [{ kind: 'weight', date: '2026-03-01', value: 70 }] };
  expect(await read(zip, { onProgress: (share: number) => shares.push(share) })).toMatchObject(expected);
  expect(shares.at(-1)).toBe(1);
  expect(await read(new File([XML], 'export.xml'))).toMatchObject(expected);
});

test('an export of Health Connect is read out of its zip and without it', async () => {
  const path = join(tmpdir(), `health-connect-of-web-${process.pid}.db`);
  rmSync(path, { force: true });
  const db = new DatabaseSync(path);
  db.exec(
    'CREATE TABLE weight_record_table (row_id INTEGER PRIMARY KEY, time INTEGER, zone_offset INTEGER, weight REAL)',
  );
  const insert = db.prepare('INSERT INTO weight_record_table (time, zone_offset, weight) VALUES (?, 0, ?)');
  db.exec('BEGIN');
  for (let day = 0; day < 3000; day += 1) insert.run(Date.UTC(2015, 0, 1 + day), 70_000 + day);
  db.exec('COMMIT');
  db.close();
  const bytes = new Uint8Array(readFileSync(path));

  for (const file of [
    new File([bytes], 'health_connect_export.db'),
    await zipped({ 'health_connect_export.db': bytes }),
  ]) {
    const result = await read(file);
    expect(result).toMatchObject({ source: 'health-connect', unreadable: [] });
    expect(typeof result !== 'string' && result.rows.length).toBe(3000);
  }
});

test('tables in UTF-16 and of old Windows are read as they are meant', async () => {
  const text = 'Day,Food Name,Group,Energy (kcal)\n2026-01-02,Crème brûlée,Dinner,300';
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
  const windows = Uint8Array.from(text, (character) => character.charCodeAt(0));

  for (const bytes of [utf16, windows])
    expect(await read(new File([bytes], 'servings.csv'))).toMatchObject({ rows: [{ name: 'Crème brûlée' }] });
});

test('what brings nothing is refused by what it is', async () => {
  const totals = 'Date,Energy (kcal),Protein (g)\n2026-08-06,2100,150';
  const zip = await zipped({ 'food-logs.csv': LOGS });

  expect(await read(new File(['Name,Phone\nAsha,1'], 'friends.csv'))).toBe('unknown-file');
  expect(await read(new File([], 'empty.csv'))).toBe('unknown-file');
  expect(await read(await zipped({ 'readme.txt': 'x' }))).toBe('unknown-file');
  expect(await read(await zipped({ 'dailysummary.csv': totals, 'notes.csv': 'Day,Note' }))).toBe('day-totals');
  expect(await read(new File([zip.slice(0, zip.size - 60)], 'cut.zip'))).toBe('damaged');
});

test('reading ends when it is stopped', async () => {
  const stopped = new AbortController();
  const reading = read(new File([XML.repeat(10_000)], 'export.xml'), {
    signal: stopped.signal,
    onProgress: () => stopped.abort(),
  });

  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

async function zipped(files: Record<string, string | Uint8Array>): Promise<File> {
  configure({ useWebWorkers: false });
  const writer = new ZipWriter(new BlobWriter());
  for (const [name, content] of Object.entries(files))
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  return new File([await writer.close()], 'export.zip');
}
