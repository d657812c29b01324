import type { Food } from '@platewise/nutrition/foods/food';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { Recipe, RecipePart } from '@platewise/nutrition/recipes/recipe';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';

type Usage = { parts: Partial<Record<RecipePart, number>>; gramsMax: number };

const BY_FOOD = usageBy((food) => food.id);
const BY_GROUP = usageBy((food) => food.group);

/** A dish may hold this much more of a food than any recipe of ours does, before it is no dish. */
const ROOM = 2;
/** Recipes of ours are about this large; what is larger may hold more in proportion. */
const USUAL_KCAL = 500;

/** The part of a dish that a food belongs to: where our recipes have that food, else where they have its kind. */
export function partOfFood(food: Food): RecipePart {
  const parts = (BY_FOOD.get(food.id) ?? BY_GROUP.get(food.group))?.parts ?? {};
  const [first] = Object.entries(parts).sort(([, a], [, b]) => b - a);
  return (first?.[0] as RecipePart | undefined) ?? 'vegetables';
}

/** The most grams of a food that a dish of so many kcal may hold: twice what any recipe of ours does. */
export function gramsMaxOf(food: Food, dishKcal: number): number {
  const known = BY_FOOD.get(food.id)?.gramsMax ?? BY_GROUP.get(food.group)?.gramsMax ?? 0;
  return ROOM * known * Math.max(1, dishKcal / USUAL_KCAL);
}

function usageBy(keyOf: (food: Food) => string): ReadonlyMap<string, Usage> {
  const usages = new Map<string, Usage>();
  for (const item of RECIPES.flatMap(({ items }: Recipe) => items)) {
    const [id, grams, part] = item;
    const food = findFood(id);
    if (!food) continue;
    const usage = usages.get(keyOf(food)) ?? { parts: {}, gramsMax: 0 };
    usage.parts[part] = (usage.parts[part] ?? 0) + 1;
    usage.gramsMax = Math.max(usage.gramsMax, grams);
    usages.set(keyOf(food), usage);
  }
  return usages;
}
