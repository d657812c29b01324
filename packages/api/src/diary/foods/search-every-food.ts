import { LIMITS } from '@platewise/contract/limits';
import { searchFoods } from '@platewise/nutrition/foods/search-foods';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { type LoggableFood, loggableFood, loggableRow } from './loggable-food.ts';

/** So many of our foods come before the rows at most, and so many have room after them: neither hides the other. */
const OURS_FIRST = 10;
const OURS_LAST = 5;

/**
 * Foods of our table and rows of FoodData Central that the words may mean, best first. Foods that hold each word as it was
 * typed come before those that hold words like it, and ours before rows: 'rice' is our rice, 'rice cooked' a row. A row that a
 * food of ours is copied from comes once, as ours.
 */
export async function searchEveryFood(search: string): Promise<LoggableFood[]> {
  const { searchUsdaFoods } = await import('@platewise/nutrition/usda/search-usda-foods');
  const { usdaFigures } = await import('@platewise/nutrition/usda/usda-figures');
  const limit = LIMITS.foodsFoundMax;
  const words = wordsOf(search);
  const foods = searchFoods(search, { limit });
  const cited = new Set(foods.map(({ fdcId }) => fdcId));
  const ours = foods.map((food) => ({
    found: loggableFood(food),
    isExact: [food.name, ...food.aliases].some((name) => holdsAll(name, words)),
  }));
  const rows = searchUsdaFoods(search, { limit: limit * 2 })
    .filter(({ fdcId }) => !cited.has(fdcId))
    .slice(0, limit - Math.min(ours.length, OURS_LAST))
    .map((row) => ({ found: loggableRow(row, usdaFigures), isExact: holdsAll(row.name, words) }));
  const ordered = [true, false].flatMap((exactly) => {
    const [near, nearRows] = [ours, rows].map((all) => all.filter(({ isExact }) => isExact === exactly));
    const first = near?.slice(0, OURS_FIRST) ?? [];
    return [...first, ...(nearRows ?? []), ...(near?.slice(OURS_FIRST) ?? [])];
  });
  return ordered.slice(0, limit).map(({ found }) => found);
}

/** True when each word stands in the name, or begins a word there. */
export function holdsAll(name: string, words: readonly string[]): boolean {
  const known = wordsOf(name);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}
