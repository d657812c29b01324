import type { MealType } from './options.ts';

/** The places of a calendar day: the documented three are always shown, snacks only where they are used (shell 9). */
export const CALENDAR_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack', 'second-snack'] as const;
export type CalendarSlot = (typeof CALENDAR_SLOTS)[number];

/** What stands in a slot. */
export const CALENDAR_KINDS = ['meal', 'eating-out', 'note'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** The kind of meal that a slot is for. */
export function mealTypeOf(slot: CalendarSlot): MealType {
  return slot === 'second-snack' ? 'snack' : slot;
}
