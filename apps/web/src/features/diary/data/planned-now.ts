import { mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import { MEAL_TIMES } from '@platewise/domain/meal-times';
import type { PlannedMeal } from './diary-day.ts';

/**
 * The place of a day where a meal that was just cooked is eaten: of those where it is planned, the one whose usual hour is
 * nearest to the clock, before those of which it was stated already what became of them.
 */
export function plannedNow(planned: readonly PlannedMeal[], mealId: string, clock: string): PlannedMeal | undefined {
  const away = ({ slot }: PlannedMeal) => Math.abs(minutesOf(MEAL_TIMES[mealTypeOf(slot)]) - minutesOf(clock));
  const rank = (one: PlannedMeal) => (one.state === 'open' ? 0 : 1);
  return planned
    .filter((one) => one.mealId === mealId && one.figures !== null)
    .toSorted((a, b) => rank(a) - rank(b) || away(a) - away(b))[0];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
