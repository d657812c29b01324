import type { CopyDiaryMeal } from '@platewise/contract/diary/diary-day-schema';
import type { DiaryEntry } from '@platewise/contract/diary/diary-schema';
import { requireReachable } from '../calendar/entries/require-reachable.ts';
import { addToDay } from './add-to-day.ts';
import { copiedMeal } from './copied-meal.ts';
import { findDiaryMeal } from './find-diary-meal.ts';
import { type DiaryContext, writeDiary } from './write-diary.ts';

/**
 * Adds a meal once more, on its own day or another, and answers with that day. Once for an Idempotency-Key.
 * @throws AppError PRO_ONLY, NOT_FOUND, VALIDATION for a date too far ahead, DIARY_DAY_FULL, DIARY_FULL
 */
export function copyMeal(context: DiaryContext, input: CopyDiaryMeal): Promise<DiaryEntry> {
  const { userId } = context.identity;
  return writeDiary<DiaryEntry>(
    context,
    { procedure: 'calorie.copyMeal', input, logged: ({ date }) => date },
    async (trx) => {
      const meal = await findDiaryMeal(trx, userId, input);
      requireReachable(context, { to: input.to });
      return addToDay(trx, context, { date: input.to, time: input.time ?? meal.time, meal: copiedMeal(meal) });
    },
  );
}
