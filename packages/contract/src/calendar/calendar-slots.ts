import type { MealType } from '../generation/options.ts';

/** The places of a calendar day; snacks are shown only where they are used. */
export const CALENDAR_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack', 'second-snack'] as const;
export type CalendarSlot = (typeof CALENDAR_SLOTS)[number];

/** The slots that are always shown, and planned in any case (shell 9). */
export const MAIN_SLOTS: readonly CalendarSlot[] = ['breakfast', 'lunch', 'dinner'];

/** What stands in a slot. */
export const CALENDAR_KINDS = ['meal', 'eating-out', 'note'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** The kind of meal that a slot is for. */
export function mealTypeOf(slot: CalendarSlot): MealType {
  return slot === 'second-snack' ? 'snack' : slot;
}

/** On which evenings a dinner is cooked, where others eat what it leaves. */
export const DINNER_RHYTHMS = ['every-evening', 'two-of-three'] as const;
