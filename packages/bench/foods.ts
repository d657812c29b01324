/**
 * The CPU of a search for foods over all rows of FoodData Central, and the memory that their table takes: `npm run bench:foods`. Three
 * hundred searches: whole names, words still being typed, and words with a letter missing.
 */
import { searchFoods } from '@platewise/nutrition/foods/search-foods';
import { distribution } from './distribution.ts';

const SEARCHES = 300;
/** A prime number of rows between one search and the next, so that they come from all over the table. */
const STEP = 241;

const before = memory();
const started = process.cpuUsage();
const { searchUsdaFoods } = await import('@platewise/nutrition/usda/search-usda-foods');
const { USDA_FOODS_COUNT, usdaFoodAt } = await import('@platewise/nutrition/usda/usda-foods');
searchUsdaFoods('milk', { limit: 20 });
const first = milliseconds(started);
const after = memory();

const searches = Array.from({ length: SEARCHES }, (_, place) => typedFor((place * STEP) % USDA_FOODS_COUNT, place));
const spent = searches.map((search) => {
  const begun = process.cpuUsage();
  searchFoods(search, { limit: 20 });
  searchUsdaFoods(search, { limit: 40 });
  return milliseconds(begun);
});

const { median, p95, worst } = distribution(spent);
console.log(
  `${SEARCHES} searches, CPU ms\tmedian ${median.toFixed(1)}\tp95 ${p95.toFixed(1)}\tworst ${worst.toFixed(1)}`,
);
console.log(`first search, with its table read and its words listed\t${first.toFixed(0)} ms`);
console.log(
  `memory that stays\theap ${(after.heap - before.heap).toFixed(1)} MB\trss ${(after.rss - before.rss).toFixed(1)} MB`,
);

function typedFor(row: number, place: number): string {
  const words = usdaFoodAt(row)
    .name.toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .slice(0, 3);
  const kind = place % 3;
  if (kind === 0) return words.join(' ').slice(0, 60);
  const typed = words.slice(0, 2).join(' ');
  return kind === 1 ? typed.slice(0, Math.max(2, typed.length - 2)) : typed.slice(0, 3) + typed.slice(4);
}

function milliseconds(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

function memory(): { heap: number; rss: number } {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: (heapUsed + external) / 1e6, rss: rss / 1e6 };
}
