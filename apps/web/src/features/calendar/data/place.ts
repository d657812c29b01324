import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';

/** One slot of one day. */
export type Place = { date: string; slot: CalendarSlot };

/** A place as a key: of lists, and of the elements that show it. */
export function placeKey({ date, slot }: Place): string {
  return `${date} ${slot}`;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.date === other.date && one.slot === other.slot;
}
