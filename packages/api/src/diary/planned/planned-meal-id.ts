import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';

/** What an outcome belongs to next to its date and slot: the meal that is planned there; empty where it is eaten out. */
export function plannedMealId({ meal }: Pick<CalendarEntryRow, 'meal'>): string {
  return meal?.id ?? '';
}

/** The meal of the diary that stands for a planned one; another meal of the same slot does not. */
export function eatenOf(
  meals: readonly DiaryMealRow[],
  { slot, mealId }: { slot: CalendarSlot; mealId: string },
): DiaryMealRow | undefined {
  return meals.find(
    ({ slot: own, origin }) => own === slot && origin.kind === 'calendar' && (origin.mealId ?? '') === mealId,
  );
}
