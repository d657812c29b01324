import type { DiaryMeal } from './diary-day.ts';

/** The meals whose name holds what is looked for, letter case aside (shell 2), in the order of the clock. */
export function findMeals(meals: readonly DiaryMeal[], search: string): DiaryMeal[] {
  const wanted = search.trim().toLowerCase();
  return meals
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
}
