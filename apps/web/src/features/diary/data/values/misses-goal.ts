import type { DiaryDay } from '../diary-day.ts';

/** How far a day may be from its goal, as a share of it (decisions 1). */
const TOLERANCE = 0.03;

/**
 * Whether what was eaten makes the day miss its goal with what is still planned, so that portioning the rest again is worth
 * offering: never for days that are over, nor before anything was eaten or skipped.
 */
export function missesGoal({ date, eaten, toCome, goal, planned, entry }: DiaryDay, today: string): boolean {
  const isSettled = (entry?.meals.length ?? 0) > 0 || planned.some(({ state }) => state === 'skipped');
  if (date < today || !isSettled || toCome.calories === 0) return false;
  return Math.abs(eaten.calories + toCome.calories - goal.calories) > TOLERANCE * goal.calories;
}
