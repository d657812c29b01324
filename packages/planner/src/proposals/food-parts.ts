import type { Food } from '@platewise/nutrition/foods/food';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { Recipe, RecipePart } from '@platewise/nutrition/recipes/recipe';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';

type Usage = { parts: Partial<Record<RecipePart, number>>; gramsMax: number };

let usages: { byFood: ReadonlyMap<string, Usage>; byGroup: ReadonlyMap<string, Usage> } | undefined;

/** A dish may hold this much more of a food than any recipe of ours does, before it is no dish. */
const ROOM = 2;
/** Recipes of ours are about this large; what is larger may hold more in proportion. */
const USUAL_KCAL = 500;

/** The part of a dish that a food belongs to: where our recipes have that food, else where they have its kind. */
export function partOfFood(food: Food): RecipePart {
  const { byFood, byGroup } = usagesInRecipes();
  const parts = (byFood.get(food.id) ?? byGroup.get(food.group))?.parts ?? {};
  const [first] = Object.entries(parts).sort(([, a], [, b]) => b - a);
  return (first?.[0] as RecipePart | undefined) ?? 'vegetables';
}

/** The most grams of a food that a dish of so many kcal may hold: twice what any recipe of ours does. */
export function gramsMaxOf(food: Food, dishKcal: number): number {
  const { byFood, byGroup } = usagesInRecipes();
  const known = byFood.get(food.id)?.gramsMax ?? byGroup.get(food.group)?.gramsMax ?? 0;
  return ROOM * known * Math.max(1, dishKcal / USUAL_KCAL);
}

/** Only a dish that a model composed is read with it. */
function usagesInRecipes() {
  usages ??= { byFood: usageBy((food) => food.id), byGroup: usageBy((food) => food.group) };
  return usages;
}

function usageBy(keyOf: (food: Food) => string): ReadonlyMap<string, Usage> {
  const byKey = new Map<string, Usage>();
  for (const item of RECIPES.flatMap(({ items }: Recipe) => items)) {
    const [id, grams, part] = item;
    const food = findFood(id);
    if (!food) continue;
    const usage = byKey.get(keyOf(food)) ?? { parts: {}, gramsMax: 0 };
    usage.parts[part] = (usage.parts[part] ?? 0) + 1;
    usage.gramsMax = Math.max(usage.gramsMax, grams);
    byKey.set(keyOf(food), usage);
  }
  return byKey;
}
