import type { DiaryEntry, SetDailyGoal } from '@platewise/contract/diary/diary-schema';
import type { Db } from '@platewise/db/database';
import { requireReachable } from '../../calendar/entries/require-reachable.ts';
import { openDay } from '../open-day.ts';
import { readWrittenEntry } from '../read-entry.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { goalsFor, upsertGoal } from './goals-repository.ts';

/**
 * Sets what days aim at from a date on, until the next goal (decisions 5). Macro goals that are not given stay those that
 * hold on the date.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead, DIARY_FULL
 */
export function setDailyGoal(context: DiaryContext, input: SetDailyGoal): Promise<DiaryEntry> {
  const { userId } = context.identity;
  return writeDiary<DiaryEntry>(context, { procedure: 'calorie.setDailyGoal', input }, async (trx) => {
    requireReachable(context, { date: input.date });
    await setGoalFrom(trx, context, input);
    return readWrittenEntry(trx, userId, { date: input.date });
  });
}

/**
 * The same within a write of the diary.
 * @throws AppError DIARY_FULL
 */
export async function setGoalFrom(
  trx: Db,
  context: DiaryContext,
  { dailyGoal, date, protein, carbs, fat }: SetDailyGoal,
): Promise<void> {
  const { identity, now } = context;
  const { userId } = identity;
  const current = (await goalsFor(trx, userId, { from: date, to: date })).at(-1);
  await openDay(trx, context, { date });
  await upsertGoal(trx, {
    user_id: userId,
    date,
    kcal: dailyGoal,
    protein: protein === undefined ? (current?.protein ?? null) : protein,
    carbs: carbs === undefined ? (current?.carbs ?? null) : carbs,
    fat: fat === undefined ? (current?.fat ?? null) : fat,
    updated_at: now(),
  });
}
