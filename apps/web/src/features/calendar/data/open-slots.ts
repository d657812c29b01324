import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { LIMITS } from '@platewise/contract/limits';
import { slotsOfCount } from '@platewise/domain/slots-of-count';

/** The slots that a number of meals a day stands for, where nothing stands on a day. */
export function openSlots({ entries }: Pick<CalendarDay, 'entries'>, mealCount: number): CalendarSlot[] {
  return slotsOfCount(mealCount).filter((slot) => !entries.some((entry) => entry.slot === slot));
}

/** Whether meals are planned for what a day aims at: a goal of the calorie tracker may lie outside of it. */
export function isPlannable({ target: { calories } }: Pick<CalendarDay, 'target'>): boolean {
  return calories >= LIMITS.calorieTargetMinKcal && calories <= LIMITS.calorieTargetMaxKcal;
}

type Wish = {
  today: string;
  mealCount: number;
  /** How many meals the person's tokens are enough for. */
  mealsMax: number;
};

/**
 * The days that are filled unless somebody chooses others: those from today on that are free, else all that are, as far as
 * the tokens go.
 */
export function daysToFill(days: readonly CalendarDay[], { today, mealCount, mealsMax }: Wish): string[] {
  const free = days.filter((day) => isPlannable(day) && openSlots(day, mealCount).length > 0);
  const coming = free.filter(({ date }) => date >= today);
  let meals = 0;
  const covered = (coming.length > 0 ? coming : free).filter((day) => {
    meals += openSlots(day, mealCount).length;
    return meals <= mealsMax;
  });
  return covered.map(({ date }) => date);
}
