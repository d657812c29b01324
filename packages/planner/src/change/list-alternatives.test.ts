import { propertyRuns } from '@platewise/config/testing/property-runs';
import type { Region } from '@platewise/contract/account/preference-options';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import { expect, it } from 'vitest';
import { candidatesFor } from '../day/candidates/candidates-for.ts';
import { CUISINES, findDish } from '../day/candidates/find-candidates.ts';
import { isFrom } from '../day/candidates/region-pools.ts';
import { isDisliked, isLiked } from '../day/candidates/taste-pools.ts';
import type { Dish } from '../day/dish.ts';
import { planMeals } from '../day/plan-meals.ts';
import { listAlternatives } from './list-alternatives.ts';

const PLACE = 1;
const SEEDS = Array.from({ length: propertyRuns(4) }, (_, index) => index + 1);

/** What stands in for the lunch of a day, by a taste or without one. */
function offered(seed: number, taste: Taste | undefined, asked: object = {}, region: Region | null = null) {
  const request = generationRequestSchema.parse({
    goal: 'balanced',
    dietaryPreferences: 'none',
    mealCount: 3,
    ...asked,
  });
  const plan = planMeals(request, { seed, avoid: [] });
  if (!plan.ok) throw new Error(plan.reason);
  const found = listAlternatives(request, plan.meals, { place: PLACE }, { seed, avoid: [], locked: [], taste, region });
  return { request, found, dishes: found.flatMap(({ name }) => findDish(name) ?? []) };
}

it('offers what is liked first, and what is disliked only where too little else fits', () => {
  for (const seed of SEEDS) {
    const before = offered(seed, undefined).dishes;
    const cuisines = before.map(({ recipe }) => recipe.cuisine);
    const taste: Taste = { cuisines: Object.fromEntries(cuisines.map((cuisine) => [cuisine, -1])), foods: {} };
    const { found, dishes } = offered(seed, taste);

    expect(found).toHaveLength(before.length);
    expect(dishes.filter((dish) => isDisliked(taste, dish))).toEqual([]);
    const liked: Taste = { cuisines: { Italian: 1 }, foods: {} };
    const [first] = offered(seed, liked).dishes;
    expect(first && isLiked(liked, first)).toBe(true);
  }
});

it('offers what is from a region that was chosen first, unless the notes wish for another kitchen', () => {
  const isHome = (dish: Pick<Dish, 'recipe'>) => isFrom('south-asia', dish);

  for (const seed of SEEDS) {
    const [first] = offered(seed, undefined, {}, 'south-asia').dishes;
    expect(first && isHome(first)).toBe(true);
    const wished = { additionalNotes: 'Mexican food please' };
    expect(offered(seed, undefined, wished, 'south-asia')).toEqual(offered(seed, undefined, wished));
  }
});

it('hides nothing: who dislikes everything is offered what anybody is', () => {
  const everything: Taste = { cuisines: Object.fromEntries([...CUISINES].map((cuisine) => [cuisine, -1])), foods: {} };

  for (const seed of SEEDS) expect(offered(seed, everything)).toEqual(offered(seed, undefined));
});

it('never offers against a rule, however much it is liked, and keeps the day on its targets', () => {
  const rules = { dietaryPreferences: 'vegan', excludeIngredients: ['soy', 'nuts'], calorieTarget: 1800 };
  const meat: Taste = { cuisines: { American: 1 }, foods: { 'chicken-breast': 1, 'beef-mince': 1, tofu: 1 } };

  for (const seed of SEEDS) {
    const { request, found, dishes } = offered(seed, meat, rules);
    const allowed = new Set(candidatesFor(request, 'main'));

    expect(dishes.filter((dish) => !allowed.has(dish))).toEqual([]);
    for (const { plan } of found) expect(Math.abs(plan.certificate.actual.calories - 1800)).toBeLessThanOrEqual(54);
  }
});
