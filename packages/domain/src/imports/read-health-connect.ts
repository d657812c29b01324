import { collectRows, type RowCollector } from './collect-rows.ts';
import type { FileReading, Refusal } from './file-reading.ts';
import { type ByteSource, openSqlite, type SqliteRow } from './sqlite-file.ts';

const WEIGHTS = 'weight_record_table';
const MEALS = 'nutrition_record_table';
/** Meal types of Android (android.health.connect.datatypes.MealType). */
const SLOTS = [null, 'breakfast', 'lunch', 'dinner', 'snack'] as const;
const MS_PER_SECOND = 1000;

/**
 * What an export of Health Connect holds (`health_connect_export.db` of the zip that Android 14 and later write): weights and
 * what was eaten. Tables and columns as Android's own source has them (WeightRecordHelper, NutritionRecordHelper,
 * InstantRecordHelper and IntervalRecordHelper of packages/modules/HealthFitness): times in ms since 1970 with the offset
 * of where the person was in seconds, masses in grams, energy in small calories.
 */
export async function readHealthConnect(source: ByteSource): Promise<FileReading | Refusal> {
  const database = await openSqlite(source);
  if (!database || !(database.has(WEIGHTS) || database.has(MEALS))) return 'unknown-file';
  const collector = collectRows('health-connect');
  let record = 0;
  for await (const row of database.rows(WEIGHTS)) {
    record += 1;
    readWeight(collector, record, row);
  }
  for await (const row of database.rows(MEALS)) {
    record += 1;
    readMeal(collector, record, row);
  }
  return collector.done();
}

function readWeight(collector: RowCollector, record: number, row: SqliteRow) {
  const when = momentOf(row.time, row.zone_offset);
  if (!when) return collector.unreadable(record, 'date');
  const grams = numberOf(row.weight);
  if (grams === null) return collector.unreadable(record, 'number');
  collector.measure(record, { kind: 'weight', ...when, value: grams / 1000 });
}

function readMeal(collector: RowCollector, record: number, row: SqliteRow) {
  const when = momentOf(row.start_time, row.start_zone_offset);
  if (!when) return collector.unreadable(record, 'date');
  const energy = numberOf(row.energy);
  if (energy === null) return collector.leaveOut('no-energy');
  const slot = SLOTS[numberOf(row.meal_type) ?? 0] ?? null;
  const sodium = numberOf(row.sodium);
  collector.meal(record, {
    ...when,
    slot,
    name: typeof row.meal_name === 'string' && row.meal_name.trim() !== '' ? row.meal_name : (slot ?? 'Health Connect'),
    calories: energy / 1000,
    protein: numberOf(row.protein),
    carbs: numberOf(row.total_carbohydrate),
    fat: numberOf(row.total_fat),
    fiber: numberOf(row.dietary_fiber),
    sugar: numberOf(row.sugar),
    saturatedFat: numberOf(row.saturated_fat),
    sodium: sodium === null ? null : sodium * 1000,
  });
}

/** The date and the time where the person was. */
function momentOf(time: unknown, offset: unknown): { date: string; time: string } | null {
  const ms = numberOf(time);
  if (ms === null) return null;
  const local = new Date(ms + MS_PER_SECOND * (numberOf(offset) ?? 0));
  if (Number.isNaN(local.getTime())) return null;
  const [date = '', clock = ''] = local.toISOString().split('T');
  return { date, time: clock.slice(0, 5) };
}

/** What an app left out is stored as the smallest number there is (Constants.DEFAULT_DOUBLE of Android). */
function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value !== Number.MIN_VALUE ? value : null;
}
