import { CALENDAR_SLOTS, type CalendarSlot } from '@platewise/contract/calendar-slots';

const SLOTS_BY_COUNT: Readonly<Record<number, readonly CalendarSlot[]>> = {
  1: ['dinner'],
  2: ['lunch', 'dinner'],
  3: ['breakfast', 'lunch', 'dinner'],
  4: ['breakfast', 'lunch', 'dinner', 'snack'],
  5: CALENDAR_SLOTS,
};

/** The slots that a number of meals a day stands for (decisions 6). */
export function slotsOfCount(mealCount: number): readonly CalendarSlot[] {
  return SLOTS_BY_COUNT[mealCount] ?? [];
}
