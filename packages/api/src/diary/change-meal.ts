import type { ChangeDiaryMeal, DiaryEntry } from '@platewise/contract/diary/diary-schema';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { AppError } from '../app-error.ts';
import { invalidInput } from '../invalid-input.ts';
import { type DiaryMealFields, touchEntry, updateMeal } from './diary-repository.ts';
import { findDiaryMeal } from './find-diary-meal.ts';
import { findLoggable } from './foods/loggable-food.ts';
import { loggedFood } from './foods/logged-food.ts';
import { readWrittenEntry } from './read-entry.ts';
import { type DiaryContext, writeDiary } from './write-diary.ts';

/**
 * Changes the fields of a meal that are given, so that two devices that change different ones keep both. Grams compute
 * the figures of a food again; figures that had come from elsewhere and are changed by hand are marked.
 * @throws AppError PRO_ONLY, NOT_FOUND, VALIDATION for grams of a meal that is no food of the table
 */
export function changeMeal(context: DiaryContext, input: ChangeDiaryMeal): Promise<DiaryEntry> {
  const { identity, now } = context;
  const { userId } = identity;
  return writeDiary<DiaryEntry>(
    context,
    { procedure: 'calorie.changeMeal', input, logged: ({ date }) => date },
    async (trx) => {
      const meal = await findDiaryMeal(trx, userId, input);
      const { date } = meal;
      const at = now();
      await updateMeal(trx, userId, meal, { ...(await changesOf(trx, meal, input)), updated_at: at });
      await touchEntry(trx, userId, { date, at });
      return readWrittenEntry(trx, userId, { date });
    },
  );
}

async function changesOf(
  trx: Db,
  meal: DiaryMealRow,
  { name, time, grams, ...input }: ChangeDiaryMeal,
): Promise<Partial<DiaryMealFields>> {
  const { calories, protein, carbs, fat } = input;
  const figures = {
    ...(calories !== undefined && { calories }),
    ...(protein !== undefined && { protein }),
    ...(carbs !== undefined && { carbs }),
    ...(fat !== undefined && { fat }),
  };
  const isByHand = Object.keys(figures).length > 0;
  return {
    ...(name !== undefined && { name }),
    ...(time !== undefined && { time }),
    ...figures,
    // What else was known was known of the figures as they were.
    ...(isByHand && { nutrition: null, is_edited: meal.origin.kind !== 'own' }),
    ...(grams !== undefined && (await weighed(trx, meal, grams))),
  };
}

async function weighed(trx: Db, { user_id, origin }: DiaryMealRow, grams: number): Promise<Partial<DiaryMealFields>> {
  if (origin.kind !== 'food') {
    throw invalidInput([{ path: 'grams', message: texts.calorieTracker.gramsOnlyFoods }]);
  }
  const food = await findLoggable(trx, user_id, origin.food);
  if (!food) throw new AppError('NOT_FOUND');
  const { calories, protein, carbs, fat, nutrition, origin: weighedAgain } = loggedFood(food, { grams });
  return { calories, protein, carbs, fat, nutrition, origin: weighedAgain, is_edited: false };
}
