import type { AddDiaryMeal, CalorieEntry } from '@platewise/contract/calorie-schema';
import type { ClientMeal, Nutrition } from '@platewise/contract/meal-schema';
import type { Db } from '@platewise/db/database';
import { requireReachable } from '../calendar/require-reachable.ts';
import { findFavorite } from '../favorites/find-favorite.ts';
import { addToDay } from './add-to-day.ts';
import type { DiaryMealFields } from './diary-repository.ts';
import { type DiaryContext, writeDiary } from './write-diary.ts';

/**
 * Adds a meal in the person's own numbers, or in those of a favorite.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead, FAVORITE_NOT_FOUND, DIARY_DAY_FULL, DIARY_FULL
 */
export function addMeal(context: DiaryContext, input: AddDiaryMeal): Promise<CalorieEntry> {
  return writeDiary<CalorieEntry>(context, { procedure: 'calorie.addMeal', input }, async (trx) => {
    const { date, time } = input;
    requireReachable(context, { date });
    return addToDay(trx, context, { date, time, meal: await fieldsOf(trx, context, input) });
  });
}

async function fieldsOf(
  trx: Db,
  { identity }: DiaryContext,
  { name, calories, protein = null, carbs = null, fat = null, favoriteId }: AddDiaryMeal,
): Promise<Omit<DiaryMealFields, 'time'>> {
  const own = { name, calories, protein, carbs, fat, is_edited: false, slot: null };
  if (favoriteId === undefined) return { ...own, nutrition: null, origin: { kind: 'own' } };
  const { meal } = await findFavorite({ db: trx, identity }, { favoriteId });
  return { ...own, nutrition: nutritionOf(meal, own), origin: { kind: 'favorite', favoriteId } };
}

/** What a favorite says besides macros is true of one serving of it only. */
function nutritionOf(
  { calories, macros, nutrition }: ClientMeal,
  told: Record<'calories' | 'protein' | 'carbs' | 'fat', number | null>,
): Nutrition | null {
  const isOneServing =
    told.calories === calories &&
    told.protein === macros?.protein &&
    told.carbs === macros?.carbs &&
    told.fat === macros?.fat;
  return isOneServing ? (nutrition ?? null) : null;
}
