import { isWithinAYear } from '@platewise/contract/dates/known-dates';
import type { ImportSource, NotAdded } from '@platewise/contract/imports/import-options';
import type { ImportedMeal } from '@platewise/contract/imports/import-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { Nutrition } from '@platewise/contract/meals/meal-schema';
import type { Db } from '@platewise/db/database';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { MEAL_TIMES } from '@platewise/domain/meal-times';
import { countEntries, insertMeals } from '../diary/diary-repository.ts';
import type { DiaryContext } from '../diary/write-diary.ts';
import type { KeyedRow, Outcome } from './add-import.ts';
import { mealsOfDays, openDays } from './days-repository.ts';

/** When a meal stands whose file names neither a time nor a meal of the day. */
const NOON = '12:00';

/**
 * Adds meals with the figures of their file, as many as each day and the diary have room for. What the file does not state stays
 * unknown.
 */
export async function addMeals(
  trx: Db,
  { identity, now, newId }: DiaryContext,
  { rows, source }: { rows: readonly KeyedRow<ImportedMeal>[]; source: ImportSource },
): Promise<Outcome> {
  if (rows.length === 0) return { added: [], notAdded: [] };
  const { userId } = identity;
  const at = now();
  const counts = await mealsOfDays(trx, userId, { dates: [...new Set(rows.map(({ row }) => row.date))] });
  const room = { days: LIMITS.trackedDaysMax - (await countEntries(trx, userId)), counts };
  const outcome: Outcome = { added: [], notAdded: [] };
  const meals: DiaryMealRow[] = [];
  for (const { key, row } of rows) {
    const reason = isWithinAYear(row.date, at) ? takeRoom(room, row.date) : 'future';
    if (reason) outcome.notAdded.push(reason);
    else {
      const id = newId();
      meals.push({ ...toMeal(row, source), user_id: userId, id, updated_at: at });
      outcome.added.push({ key, row, rowId: id });
    }
  }
  const dates = [...new Set(meals.map(({ date }) => date))];
  if (dates.length === 0) return outcome;
  await openDays(
    trx,
    dates.map((date) => ({ user_id: userId, date, id: newId(), created_at: at, updated_at: at })),
  );
  await insertMeals(trx, meals);
  return outcome;
}

/** Counts a meal towards its day, or states what is full. */
function takeRoom(room: { days: number; counts: Map<string, number> }, date: string): NotAdded | null {
  const count = room.counts.get(date);
  if (count === undefined && room.days <= 0) return 'diary-full';
  if ((count ?? 0) >= LIMITS.trackedMealsPerDayMax) return 'day-full';
  if (count === undefined) room.days -= 1;
  room.counts.set(date, (count ?? 0) + 1);
  return null;
}

function toMeal(
  { date, time, slot, name, calories, protein, carbs, fat, ...stated }: ImportedMeal,
  source: ImportSource,
): Omit<DiaryMealRow, 'user_id' | 'id' | 'updated_at'> {
  return {
    date,
    name,
    time: time ?? (slot ? MEAL_TIMES[slot] : NOON),
    calories,
    protein,
    carbs,
    fat,
    nutrition: nutritionOf(stated),
    origin: { kind: 'import', source },
    is_edited: false,
    slot: null,
    taken_grams: null,
  };
}

function nutritionOf({ fiber, sugar, saturatedFat, sodium }: Nutrition): Nutrition | null {
  const nutrition = { fiber, sugar, saturatedFat, sodium };
  return Object.values(nutrition).every((figure) => figure === null) ? null : nutrition;
}
