import type { Db } from '@platewise/db/database';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { giveBack } from '../shopping-list/pantry/take-for-meal.ts';
import { deleteMeal, touchEntry } from './diary-repository.ts';
import type { DiaryContext } from './write-diary.ts';

/** Takes a meal out of its day: the pantry gets back exactly what the meal had taken from it. */
export async function takeOutMeal(
  trx: Db,
  context: Pick<DiaryContext, 'identity' | 'now'>,
  meal: DiaryMealRow,
): Promise<void> {
  const { userId } = context.identity;
  await deleteMeal(trx, userId, meal);
  await giveBack(trx, context, meal.taken_grams);
  await touchEntry(trx, userId, { date: meal.date, at: context.now() });
}
