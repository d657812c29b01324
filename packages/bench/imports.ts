/**
 * Measures what it takes to bring data along: `npm run bench:imports` reads an export of Apple Health of 200 MB as it would come
 * from a file, and fails where that takes more memory than a phone has for a page; then it adds ten years of a diary, 20,000
 * meals, in the batches of the browser to the embedded database, adds them once more, and takes them back.
 */

import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { createTestApi } from '@platewise/api/testing/create-test-api';
import { PRO } from '@platewise/api/testing/people';
import { addDays } from '@platewise/contract/dates/local-date';
import type { ImportRow } from '@platewise/contract/imports/import-schema';
import { readAppleHealth } from '@platewise/domain/imports/read-apple-health';

const MEGABYTE = 1024 * 1024;
const FILE_MEGABYTES = 200;
/** What reading may hold at most, whatever the file's length. */
const MEMORY_MEGABYTES = 150;
const CHUNK_CHARACTERS = 64 * 1024;
const YEARS = 10;
const DAYS = 365 * YEARS;
const MEALS = 20_000;
/** About what 64 KiB hold. */
const BATCH_ROWS = 400;
const FIRST_DAY = '2016-01-01';

await measureReading();
await measureAdding();
// A test's database is emptied and held for the next test, and would keep the process here.
process.exit();

async function measureReading(): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }, 20);
  const started = performance.now();
  const reading = await readAppleHealth(healthExport());
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  if (typeof reading === 'string') throw new Error(`The export was refused: ${reading}.`);
  const held = (peak - before) / MEGABYTE;
  console.log(
    `export.xml of ${FILE_MEGABYTES} MB: ${reading.rows.length} rows in ${seconds.toFixed(1)} s, ${held.toFixed(0)} MB at most`,
  );
  if (held > MEMORY_MEGABYTES) throw new Error(`More than ${MEMORY_MEGABYTES} MB were held.`);
}

/** Ten years of weights and meals, between heart rates that nobody asked for. */
async function* healthExport(): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_US">\n';
  const record = (type: string, unit: string, value: number, date: string) =>
    ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="Watch" sourceVersion="10.1" device="&lt;&lt;HKDevice: 0x301&gt;, name:Apple Watch&gt;" unit="${unit}" creationDate="${date} 07:30:00 +0530" startDate="${date} 07:30:00 +0530" endDate="${date} 07:30:00 +0530" value="${value}"/>\n`;
  const heartRate = record('HeartRate', 'count/min', 61, FIRST_DAY);
  const filler = heartRate.repeat(Math.ceil(CHUNK_CHARACTERS / heartRate.length));
  const fillers = (FILE_MEGABYTES * MEGABYTE) / filler.length;
  const daysAtOnce = Math.ceil(DAYS / fillers);
  for (let chunk = 0, day = 0; chunk < fillers; chunk += 1) {
    // A file comes bit by bit: between its pieces other things go on.
    await new Promise((resolve) => setImmediate(resolve));
    yield filler;
    for (const end = day + daysAtOnce; day < Math.min(end, DAYS); day += 1) {
      const date = addDays(FIRST_DAY, day);
      yield record('BodyMass', 'kg', 70 + (day % 9) / 10, date);
      yield record('DietaryEnergyConsumed', 'kcal', 1800 + (day % 300), date);
      yield record('DietaryProtein', 'g', 80, date);
    }
  }
  yield '</HealthData>\n';
}

async function measureAdding(): Promise<void> {
  const { proApi, context, close } = await createTestApi();
  await proApi.subscription.status();
  await grantPlan(context, { email: PRO.email, plan: 'pro' });
  const importId = '0198c0de-0000-7000-8000-0000000001b0';
  const rows = Array.from({ length: MEALS }, (_, at) => meal(at));
  for (const what of ['added', 'added once more']) {
    const started = performance.now();
    const batches: number[] = [];
    for (let from = 0; from < rows.length; from += BATCH_ROWS) {
      const batchStarted = performance.now();
      await proApi.imports.add({ importId, source: 'cronometer', rows: rows.slice(from, from + BATCH_ROWS) });
      batches.push(performance.now() - batchStarted);
    }
    const worst = Math.max(...batches);
    console.log(
      `${MEALS} meals ${what}: ${secondsSince(started)} s in ${batches.length} batches, the slowest ${worst.toFixed(0)} ms`,
    );
  }
  const listed = performance.now();
  await proApi.imports.list();
  console.log(`the list: ${(performance.now() - listed).toFixed(0)} ms`);
  const started = performance.now();
  const { removed } = await proApi.imports.undo({ importId });
  console.log(`${removed} taken back: ${secondsSince(started)} s`);
  await close();
}

function meal(at: number): ImportRow {
  const date = addDays(FIRST_DAY, at % DAYS);
  const stated = { protein: 8, carbs: 30.5, fat: 4, fiber: 3, sugar: null, saturatedFat: null, sodium: 120 };
  return {
    kind: 'meal',
    date,
    time: '08:05',
    slot: 'breakfast',
    name: `Oats, rolled, ${at}\u00a0g`,
    calories: 220.5,
    ...stated,
    nth: 1,
  };
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
