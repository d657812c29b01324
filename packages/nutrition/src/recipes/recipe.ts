import type { FoodId } from '../compiled/food-ids.ts';

/**
 * The parts of a dish that can be scaled apart from each other, so that a meal can meet its targets:
 * 'season' (spices, garlic, a squeeze of lemon) follows the dish as a whole.
 */
export const RECIPE_PARTS = ['protein', 'starch', 'fat', 'vegetables', 'season'] as const;

export type RecipePart = (typeof RECIPE_PARTS)[number];

/** One ingredient: the food's id, raw grams for one serving, and the part it is scaled with. */
export type RecipeItem = readonly [food: FoodId, grams: number, part: RecipePart];

export const RECIPE_KINDS = ['breakfast', 'main', 'snack'] as const;

export type RecipeKind = (typeof RECIPE_KINDS)[number];

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;

/** A dish for one person, written by us, in raw (as bought, drained) grams. */
export type Recipe = {
  /** Stable kebab-case id, unique in the table. */
  id: string;
  /** Title as it reads on a card: 'Chickpea spinach curry with rice'. */
  name: string;
  kind: RecipeKind;
  /** Of a dish that is sweet, such as porridge with fruit: only a side that goes with such a dish is served with it. */
  taste?: 'sweet';
  cuisine: string;
  /** Minutes of work before heat, and minutes on the heat, in the oven or resting. */
  prepMinutes: number;
  cookMinutes: number;
  difficulty: (typeof DIFFICULTIES)[number];
  /** What has to be begun more than two hours before the meal: how many hours before, and what to do then (decisions 9.3). */
  startsAhead?: { hours: number; what: string };
  items: readonly RecipeItem[];
  /** Steps in order; every ingredient is named in one of them, and no amounts are written (amounts scale). */
  steps: readonly string[];
};
