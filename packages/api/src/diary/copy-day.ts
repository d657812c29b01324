import type { CopiedDay, CopyDay } from '@platewise/contract/diary/diary-day-schema';
import { requireReachable } from '../calendar/entries/require-reachable.ts';
import { copiedMeal } from './copied-meal.ts';
import { insertMeals, mealsBetween } from './diary-repository.ts';
import { openDay, roomOfDay } from './open-day.ts';
import { readDiaryDay } from './read-day.ts';
import { type DiaryContext, writeDiary } from './write-diary.ts';

/**
 * Adds the meals of a day to another day, as far as it has room, and names those that found none. Once for an
 * Idempotency-Key.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead, DIARY_FULL
 */
export function copyDay(context: DiaryContext, input: CopyDay): Promise<CopiedDay> {
  const { identity, now, newId } = context;
  const { userId } = identity;
  return writeDiary<CopiedDay>(
    context,
    { procedure: 'calorie.copyDay', input, logged: ({ day }) => day.date },
    async (trx) => {
      const { from, to: date } = input;
      requireReachable(context, { from, to: date });
      const meals = await mealsBetween(trx, userId, { from, to: from });
      const room = await roomOfDay(trx, userId, { date });
      const [copied, skipped] = [meals.slice(0, room), meals.slice(room)];
      const at = now();
      if (copied.length > 0) await openDay(trx, context, { date });
      // Meals stand in the order of their ids, and ids of one millisecond come in any order.
      const ids = copied.map(() => newId()).toSorted();
      const copies = copied.map((meal, place) => {
        return { ...copiedMeal(meal), user_id: userId, date, id: ids[place] ?? newId(), updated_at: at };
      });
      await insertMeals(trx, copies);
      const day = await readDiaryDay(trx, context, { date });
      return { day, copied: copied.length, skipped: skipped.map(({ name }) => name) };
    },
  );
}
