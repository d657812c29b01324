import type { CalendarDay } from '@platewise/contract/calendar-schema';
import { CALENDAR_SLOTS, type CalendarSlot } from '@platewise/contract/calendar-slots';

/** The slots that a number of meals a day stands for (decisions 6). */
export const SLOTS_OF_COUNT: Readonly<Record<number, readonly CalendarSlot[]>> = {
  1: ['dinner'],
  2: ['lunch', 'dinner'],
  3: ['breakfast', 'lunch', 'dinner'],
  4: ['breakfast', 'lunch', 'dinner', 'snack'],
  5: CALENDAR_SLOTS,
};

/** Those of them where nothing stands on a day. */
export function openSlots({ entries }: Pick<CalendarDay, 'entries'>, mealCount: number): CalendarSlot[] {
  const slots = SLOTS_OF_COUNT[mealCount] ?? [];
  return slots.filter((slot) => !entries.some((entry) => entry.slot === slot));
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
  const free = days.filter((day) => openSlots(day, mealCount).length > 0);
  const coming = free.filter(({ date }) => date >= today);
  let meals = 0;
  const covered = (coming.length > 0 ? coming : free).filter((day) => {
    meals += openSlots(day, mealCount).length;
    return meals <= mealsMax;
  });
  return covered.map(({ date }) => date);
}
