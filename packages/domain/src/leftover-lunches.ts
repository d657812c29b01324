import { addDays } from '@platewise/contract/dates/local-date';

/** A day and the meals of it that are planned, by what they are called: 'lunch', 'dinner'. */
export type PlannedPlaces = { date: string; open: readonly string[] };

/**
 * The lunches that can be what the dinner before has left, each by its date with the date of that dinner: both are planned
 * together. They are cooked only once, and cost no token.
 */
export function leftoverLunches(days: readonly PlannedPlaces[]): ReadonlyMap<string, string> {
  const dinners = new Set(days.filter(({ open }) => open.includes('dinner')).map(({ date }) => date));
  return new Map(
    days
      .filter(({ open }) => open.includes('lunch'))
      .map(({ date }) => [date, addDays(date, -1)] as const)
      .filter(([, before]) => dinners.has(before)),
  );
}
