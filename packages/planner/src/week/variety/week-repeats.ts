import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { findDish, plainDishName } from '../../day/candidates/find-candidates.ts';

/** A meal may come again on the third day after it at the earliest. */
export const REPEAT_AFTER_DAYS = 3;

/** What stands on a day: names of meals, which of them were there before the week was planned, and which are meant to come again. */
export type ServedDay = {
  date: string;
  day: number;
  names: readonly string[];
  kept: ReadonlySet<string>;
  meant: ReadonlySet<string>;
};

/** Dishes of other days that are less than `days` days away, before or after; a side makes no other dish. */
export function namesNear(served: readonly ServedDay[], day: number, days: number): Set<string> {
  return new Set(
    served.filter((other) => isNear(other.day, day, days)).flatMap(({ names }) => names.map(plainDishName)),
  );
}

/** How many meals of one day share their main ingredient with another, where at least one of the two was chosen. */
export function ingredientRepeats({ names, kept }: Pick<ServedDay, 'names' | 'kept'>): number {
  const before = names.filter((name) => kept.has(name));
  return repeatsOf(names) - repeatsOf(before);
}

/**
 * Where the week could not keep the rules of variety, in sentences by date: a main ingredient twice on one day, a meal
 * again before the third day. What was there before is not held against the week, and neither is what is left over or repeated on purpose.
 */
export function weekRepeats(served: readonly ServedDay[]): Map<string, string[]> {
  const inOrder = [...served].sort((a, b) => a.day - b.day);
  return new Map(
    inOrder.map((one, index) => [one.date, [...sameIngredient(one), ...againTooSoon(one, inOrder.slice(0, index))]]),
  );
}

function sameIngredient(served: ServedDay): string[] {
  if (ingredientRepeats(served) === 0) return [];
  const groups = Object.values(Object.groupBy(served.names, (name) => findDish(name)?.mainIngredient ?? name));
  return groups
    .filter((names) => names !== undefined && names.length > 1 && names.some((name) => !served.kept.has(name)))
    .map((names = []) => texts.week.sameIngredient({ date: served.date, meals: listWords(names, 'and') }));
}

function againTooSoon({ date, day, names, kept, meant }: ServedDay, earlier: readonly ServedDay[]): string[] {
  return names.flatMap((meal) => {
    if (meant.has(meal)) return [];
    const last = earlier.findLast((other) => other.names.some((name) => plainDishName(name) === plainDishName(meal)));
    if (!last || !isNear(last.day, day, REPEAT_AFTER_DAYS) || (kept.has(meal) && last.kept.has(meal))) return [];
    return [texts.week.againAfter({ date, meal, count: day - last.day })];
  });
}

function isNear(day: number, other: number, days: number): boolean {
  return day !== other && Math.abs(day - other) < days;
}

function repeatsOf(names: readonly string[]): number {
  const ingredients = names.flatMap((name) => findDish(name)?.mainIngredient ?? []);
  return ingredients.length - new Set(ingredients).size;
}
