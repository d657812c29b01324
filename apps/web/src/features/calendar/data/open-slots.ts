import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { LIMITS } from '@platewise/contract/limits';
import type { CookingRhythm } from '@platewise/domain/calendar/leftover-places';
import { mealsToFill, type PlannedPlaces } from '@platewise/domain/calendar/meals-to-fill';
import { slotsOfCount } from '@platewise/domain/calendar/slots-of-count';

/** The slots that a number of meals a day stands for, where nothing stands on a day. */
export function openSlots({ entries }: Pick<CalendarDay, 'entries'>, mealCount: number): CalendarSlot[] {
  return slotsOfCount(mealCount).filter((slot) => !entries.some((entry) => entry.slot === slot));
}

/** The slots of days that are filled. */
export function placesToFill(
  days: readonly Pick<CalendarDay, 'date' | 'entries'>[],
  mealCount: number,
): PlannedPlaces[] {
  return days.map((day) => ({ date: day.date, open: openSlots(day, mealCount) }));
}

/** Whether meals are planned for what a day aims at: a goal of the calorie tracker may lie outside of it. */
export function isPlannable({ target: { calories } }: Pick<CalendarDay, 'target'>): boolean {
  return calories >= LIMITS.calorieTargetMinKcal && calories <= LIMITS.calorieTargetMaxKcal;
}

type Wish = CookingRhythm & {
  /** Whether meals may be what earlier ones have left, and breakfasts take turns. */
  leftovers: boolean;
  repeatBreakfasts: boolean;
  today: string;
  mealCount: number;
  /** How many meals the person's tokens are enough for. */
  mealsMax: number;
};

/**
 * The days that are filled unless somebody chooses others: those from today on that are free, else all that are, as far as
 * the tokens go.
 */
export function daysToFill(days: readonly CalendarDay[], { today, mealsMax, ...wish }: Wish): string[] {
  const free = days.filter((day) => isPlannable(day) && openSlots(day, wish.mealCount).length > 0);
  const coming = free.filter(({ date }) => date >= today);
  const asked = coming.length > 0 ? coming : free;
  const isCovered = (count: number) =>
    mealsToFill(placesToFill(asked.slice(0, count), wish.mealCount), wish).newMeals <= mealsMax;
  const count = asked.findLastIndex((_, place) => isCovered(place + 1)) + 1;
  return asked.slice(0, count).map(({ date }) => date);
}
