import type { DiaryEntry, DiaryMealId } from '@platewise/contract/diary/diary-schema';
import { deleteMeal, touchEntry } from './diary-repository.ts';
import { findDiaryMeal } from './find-diary-meal.ts';
import { readWrittenEntry } from './read-entry.ts';
import { type DiaryContext, writeDiary } from './write-diary.ts';

/**
 * Removes a meal; a planned one is open again. Once for an Idempotency-Key: a repetition answers as before.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export function removeMeal(context: DiaryContext, input: DiaryMealId): Promise<DiaryEntry> {
  const { identity, now } = context;
  const { userId } = identity;
  return writeDiary<DiaryEntry>(context, { procedure: 'calorie.removeMeal', input }, async (trx) => {
    const meal = await findDiaryMeal(trx, userId, input);
    await deleteMeal(trx, userId, meal);
    await touchEntry(trx, userId, { date: meal.date, at: now() });
    return readWrittenEntry(trx, userId, meal);
  });
}
