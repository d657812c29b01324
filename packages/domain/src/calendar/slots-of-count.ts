import { CALENDAR_SLOTS, type CalendarSlot, MAIN_SLOTS } from '@platewise/contract/calendar/calendar-slots';

const SLOTS_BY_COUNT: Readonly<Record<number, readonly CalendarSlot[]>> = {
  1: ['dinner'],
  2: ['lunch', 'dinner'],
  3: MAIN_SLOTS,
  4: [...MAIN_SLOTS, 'snack'],
  5: CALENDAR_SLOTS,
};

/** The slots that a number of meals a day stands for (decisions 6). */
export function slotsOfCount(mealCount: number): readonly CalendarSlot[] {
  return SLOTS_BY_COUNT[mealCount] ?? [];
}
