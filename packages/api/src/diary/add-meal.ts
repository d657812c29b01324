import type { AddDiaryMeal, DiaryEntry } from '@platewise/contract/diary/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { ClientMeal, Macros } from '@platewise/contract/meals/meal-schema';
import type { Db } from '@platewise/db/database';
import { thousandth } from '@platewise/domain/rounding';
import { requireReachable } from '../calendar/entries/require-reachable.ts';
import { findFavorite } from '../favorites/find-favorite.ts';
import { toFavorite } from '../favorites/to-favorite.ts';
import { addToDay } from './add-to-day.ts';
import type { DiaryMealFields } from './diary-repository.ts';
import { type DiaryContext, writeDiary } from './write-diary.ts';

/**
 * Adds a meal in the person's own numbers, or one serving of a favorite in the figures that it has.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead, FAVORITE_NOT_FOUND, DIARY_DAY_FULL, DIARY_FULL
 */
export function addMeal(context: DiaryContext, input: AddDiaryMeal): Promise<DiaryEntry> {
  return writeDiary<DiaryEntry>(
    context,
    { procedure: 'calorie.addMeal', input, logged: ({ date }) => date },
    async (trx) => {
      const { date, time } = input;
      requireReachable(context, { date });
      return addToDay(trx, context, { date, time, meal: await fieldsOf(trx, context, input) });
    },
  );
}

async function fieldsOf(
  trx: Db,
  { identity }: DiaryContext,
  { name, calories, protein = null, carbs = null, fat = null, favoriteId }: AddDiaryMeal,
): Promise<Omit<DiaryMealFields, 'time'>> {
  const own = { name, calories, protein, carbs, fat, nutrition: null, is_edited: false, slot: null, taken_grams: null };
  if (favoriteId === undefined) return { ...own, origin: { kind: 'own' } };
  const { meal } = toFavorite(await findFavorite({ db: trx, identity }, { favoriteId }));
  return { ...own, ...figuresOf(meal), origin: { kind: 'favorite', favoriteId } };
}

/** Grams that a day of the diary can hold; a meal that was sent as a favorite may claim more. */
function isTrackable({ protein, carbs, fat }: Macros): boolean {
  return Math.max(protein, carbs, fat) <= LIMITS.trackedMacroMaxGrams;
}

/** What one serving of a favorite comes to; what it does not say is left to the caller. */
function figuresOf({ calories, macros, nutrition }: ClientMeal) {
  return {
    ...(calories !== undefined && { calories: thousandth(calories) }),
    ...(macros &&
      isTrackable(macros) && {
        protein: thousandth(macros.protein),
        carbs: thousandth(macros.carbs),
        fat: thousandth(macros.fat),
      }),
    ...(nutrition && { nutrition }),
  };
}
