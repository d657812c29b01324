import type { MealType } from '@platewise/contract/generation/options';
import { slotOfTime } from '@platewise/domain/calendar/slot-of-time';
import { MEAL_TIMES } from '@platewise/domain/meal-times';

/**
 * When a usual meal was eaten, HH:MM: now where it is that meal's time on this day, else when it was eaten the last time, else at
 * the usual hour.
 * @param now what the clock says; null where another day is logged
 */
export function timeToLog(slot: MealType, { now, lastTime }: { now: string | null; lastTime: string }): string {
  if (now !== null && slotOfTime(now) === slot) return now;
  return slotOfTime(lastTime) === slot ? lastTime : MEAL_TIMES[slot];
}
