import type { AppliedReplan, ApplyReplan } from '@platewise/contract/diary/diary-replan-schema';
import { AppError } from '../../app-error.ts';
import { applyChange } from '../../calendar/change-calendar.ts';
import { mealEntry } from '../../calendar/entries/new-entry.ts';
import { requireReachable } from '../../calendar/entries/require-reachable.ts';
import { orderMeal } from '../../meals/listing/order-meal.ts';
import { readDiaryDay } from '../read-day.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { isOver } from './propose-replan.ts';
import { replanDay } from './replan-day.ts';

/**
 * Puts the portions of a proposal into the calendar, where they can be taken back like any change of it. Nothing may have
 * changed since the proposal: the portions are computed again from the same state, and never taken from the caller.
 * @throws AppError PRO_ONLY, REPLAN_OUTDATED, VALIDATION for a date too far ahead
 */
export function applyReplan(context: DiaryContext, input: ApplyReplan): Promise<AppliedReplan> {
  const { userId } = context.identity;
  return writeDiary<AppliedReplan>(context, { procedure: 'calorie.applyReplan', input }, async (trx) => {
    const { date, revision } = input;
    requireReachable(context, { date });
    const { changeId } = await applyChange(trx, context, async () => {
      const replanned = await replanDay(trx, userId, { date });
      const { open, replan } = replanned;
      const isCurrent = replanned.revision === revision && !(await isOver(trx, context, { date }));
      if (!isCurrent || !replan.ok) throw new AppError('REPLAN_OUTDATED');
      const writes = open.flatMap(({ slot, row, meal: before }, place) => {
        const after = replan.meals[place];
        if (!after || after === before) return [];
        const { servings, note, is_locked: isLocked, plan_id: planId } = row;
        return [{ date, slot, entry: mealEntry(orderMeal(after), { servings, note, isLocked, planId }) }];
      });
      return { writes, dates: [date] };
    });
    return { day: await readDiaryDay(trx, context, { date }), changeId };
  });
}
