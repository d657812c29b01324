import type { DiaryEntry, DiaryMealId } from '@platewise/contract/diary/diary-schema';
import { findDiaryMeal } from './find-diary-meal.ts';
import { readWrittenEntry } from './read-entry.ts';
import { takeOutMeal } from './take-out-meal.ts';
import { type DiaryContext, writeDiary } from './write-diary.ts';

/**
 * Removes a meal; a planned one is open again, and the pantry gets back what it took. Once for an Idempotency-Key: a repetition answers as before.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export function removeMeal(context: DiaryContext, input: DiaryMealId): Promise<DiaryEntry> {
  const { userId } = context.identity;
  return writeDiary<DiaryEntry>(
    context,
    { procedure: 'calorie.removeMeal', input, logged: ({ date }) => date },
    async (trx) => {
      const meal = await findDiaryMeal(trx, userId, input);
      await takeOutMeal(trx, context, meal);
      return readWrittenEntry(trx, userId, meal);
    },
  );
}
