import { addDays } from '@platewise/contract/dates/local-date';

/** A day and the meals of it that are planned, by what they are called: 'breakfast', 'lunch', 'dinner'. */
export type PlannedPlaces = { date: string; open: readonly string[] };

/** Breakfasts that take turns in days that are planned together. */
const BREAKFASTS = 2;

/**
 * The lunches that can be what the dinner before has left, each by its date with the date of that dinner: both are planned
 * together. They are cooked only once, and cost no token.
 */
export function leftoverLunches(days: readonly PlannedPlaces[]): ReadonlyMap<string, string> {
  const dinners = new Set(datesWith(days, 'dinner'));
  const lunches = datesWith(days, 'lunch').map((date) => [date, addDays(date, -1)] as const);
  return new Map(lunches.filter(([, before]) => dinners.has(before)));
}

/**
 * The breakfasts that come again, each by its date with the date of the one that it repeats: two take turns, so that little is bought
 * for them. What is repeated is made each time, in the amounts of its day, and costs no token.
 */
export function repeatedBreakfasts(days: readonly PlannedPlaces[]): ReadonlyMap<string, string> {
  const dates = datesWith(days, 'breakfast').toSorted();
  return new Map(dates.slice(BREAKFASTS).map((date, place) => [date, dates[place % BREAKFASTS] ?? date]));
}

/** What days are filled with: new meals, for a token each, lunches that are left over, and breakfasts that come again. */
export function mealsToFill(
  days: readonly PlannedPlaces[],
  wish: { leftovers: boolean; repeatBreakfasts: boolean },
): { newMeals: number; leftovers: number; repeats: number } {
  const all = days.reduce((sum, { open }) => sum + open.length, 0);
  const leftovers = wish.leftovers ? leftoverLunches(days).size : 0;
  const repeats = wish.repeatBreakfasts ? repeatedBreakfasts(days).size : 0;
  return { newMeals: all - leftovers - repeats, leftovers, repeats };
}

function datesWith(days: readonly PlannedPlaces[], meal: string): string[] {
  return days.filter(({ open }) => open.includes(meal)).map(({ date }) => date);
}
