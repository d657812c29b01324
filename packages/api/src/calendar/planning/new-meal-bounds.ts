import { type CalendarSlot, mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import { LIMITS } from '@platewise/contract/limits';
import { MEAL_KCAL } from '@platewise/planner/request/meal-slots';

/** kcal up to which a meal of any diet is found where nothing is left out (decisions 1). */
const PROMISED_KCAL = { main: 1500, snack: 600 } as const;

/**
 * kcal that a new meal of a slot holds next to others: what is promised, or its usual part of a larger day as far as a meal
 * can be so large. What it leaves of the day is reported.
 */
export function newMealBounds(slot: CalendarSlot, { usualKcal }: { usualKcal: number }): { min: number; max: number } {
  const kind = mealTypeOf(slot) === 'snack' ? 'snack' : 'main';
  const max = Math.max(PROMISED_KCAL[kind], Math.min(usualKcal, MEAL_KCAL[kind].max));
  return { min: Math.max(MEAL_KCAL[kind].min, LIMITS.slotTargetMinKcal), max };
}
