import { type CookingRhythm, leftoverPlaces } from './leftover-places.ts';

/** A day and the meals of it that are planned, by what they are called: 'breakfast', 'lunch', 'dinner'. */
export type PlannedPlaces = { date: string; open: readonly string[] };

/** Breakfasts that take turns in days that are planned together. */
const BREAKFASTS = 2;

/**
 * The breakfasts that come again, each by its date with the date of the one that it repeats: two take turns, so that little is bought
 * for them. What is repeated is made each time, in the amounts of its day, and costs no token.
 */
export function repeatedBreakfasts(days: readonly PlannedPlaces[]): ReadonlyMap<string, string> {
  const dates = days
    .filter(({ open }) => open.includes('breakfast'))
    .map(({ date }) => date)
    .toSorted();
  return new Map(dates.slice(BREAKFASTS).map((date, place) => [date, dates[place % BREAKFASTS] ?? date]));
}

/** What days are filled with: new meals, for a token each, what an earlier meal leaves, and breakfasts that come again. */
export function mealsToFill(
  days: readonly PlannedPlaces[],
  { leftovers: leaves, repeatBreakfasts, ...rhythm }: { leftovers: boolean; repeatBreakfasts: boolean } & CookingRhythm,
): { newMeals: number; leftovers: number; repeats: number } {
  const all = days.reduce((sum, { open }) => sum + open.length, 0);
  const leftovers = leaves ? leftoverPlaces(days, rhythm).length : 0;
  const repeats = repeatBreakfasts ? repeatedBreakfasts(days).size : 0;
  return { newMeals: all - leftovers - repeats, leftovers, repeats };
}
