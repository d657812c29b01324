import { LIMITS } from '@platewise/contract/limits';
import { FOODS } from '@platewise/nutrition/foods/foods';

/** What people leave out, by how many words of which kind; each seed has words of its own, since what was read once is known. */
export const EXCLUDED: Readonly<Record<string, (seed: number) => readonly string[]>> = {
  'nothing excluded': () => [],
  '5 known': (seed) => foodNames(5, seed),
  '50 known': (seed) => foodNames(LIMITS.excludeMaxItems, seed),
  '50 unknown': (seed) => Array.from({ length: LIMITS.excludeMaxItems }, (_, place) => `zorblax${seed}q${place}`),
  'no dish left': (seed) => [...CLASSES, ...foodNames(LIMITS.excludeMaxItems - CLASSES.length, seed)],
};

/** Words for whole classes, which together leave nothing to cook. */
const CLASSES = [
  'meat',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'soy',
  'nuts',
  'gluten',
  'legumes',
  'grains',
  'potatoes',
  'onions',
  'garlic',
  'tomatoes',
  'rice',
  'olive oil',
  'lemon',
  'spinach',
];

/** Names of foods from places that the seed says, spread over the table, few of which most dishes need. */
function foodNames(count: number, seed: number): string[] {
  const step = Math.floor(FOODS.length / count);
  return Array.from({ length: count }, (_, place) => FOODS[(place * step + seed) % FOODS.length]?.name ?? '');
}
