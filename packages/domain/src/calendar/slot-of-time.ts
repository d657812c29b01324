import { MEAL_TYPES, type MealType } from '@platewise/contract/generation/options';
import { MEAL_TIMES } from '../meal-times.ts';

const MINUTES_PER_DAY = 24 * 60;

/**
 * The meal that a time of the day belongs to: the one whose usual hour is nearest on the clock.
 * @param time HH:MM
 */
export function slotOfTime(time: string): MealType {
  const at = minutesOf(time);
  const apart = (slot: MealType) => {
    const minutes = Math.abs(minutesOf(MEAL_TIMES[slot]) - at);
    return Math.min(minutes, MINUTES_PER_DAY - minutes);
  };
  return MEAL_TYPES.reduce((nearest, slot) => (apart(slot) < apart(nearest) ? slot : nearest));
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return 60 * hour + minute;
}
