import { propertyRuns } from '@platewise/config/testing/property-runs';
import { findFood } from '@platewise/nutrition/foods/foods';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { SUBSTITUTIONS, substitutionsOf } from '@platewise/nutrition/substitutions/substitutions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certifyPlan } from '../certificate/certify-plan.ts';
import { DISHES, findDish, plainDishName } from '../day/candidates/find-candidates.ts';
import { planMeals } from '../day/plan-meals.ts';
import { withoutSide, withSides } from '../day/plate/side-dishes.ts';
import { withSubstitute } from '../day/plate/substituted-dishes.ts';
import { readRequest } from '../request/read-request.ts';
import { anyRequest, promisedRequest } from '../testing/random-requests.ts';
import { listSubstitutes, substituteFood } from './substitute-food.ts';

const RUNS = propertyRuns(60, { shareOfLong: 1 / 20 });

const asked = fc.record({
  request: fc.oneof(anyRequest, promisedRequest),
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  place: fc.nat(),
  food: fc.nat(),
  servings: fc.constantFrom(1, 1, 2),
});

describe('a food in the place of another', () => {
  it('keeps every rule and target of the plan, and is said in the name of the meal', () => {
    let offered = 0;
    fc.assert(
      fc.property(asked, ({ request, seed, place: at, food: which, servings }) => {
        const outcome = planMeals(request, { seed, avoid: [] });
        fc.pre(outcome.ok);
        const place = at % outcome.meals.length;
        const meals = outcome.meals.map((meal, index) => (index === place ? { ...meal, servings } : meal));
        const before = meals[place] as (typeof meals)[number];
        const missing = before.items.filter(({ food }) => substitutionsOf(food).length > 0);
        fc.pre(missing.length > 0);
        const { food } = missing[which % missing.length] as (typeof missing)[number];
        const options = { seed, avoid: [], locked: [] };

        const found = listSubstitutes(request, meals, { place, food }, options);

        offered += found.length;
        const { excludes, allows } = DIET_RULES[request.dietaryPreferences];
        for (const { substitution, meal, plan } of found) {
          const held = meal.items.map((item) => item.food);
          expect(held).toContain(substitution.instead);
          expect(held).not.toContain(food);
          expect(plainDishName(meal.name)).toBe(plainDishName(before.name));
          expect(meal.name).not.toBe(before.name);
          expect(meal.servings).toBe(servings);
          expect(meal.instructions[0]).toContain(findFood(substitution.instead)?.name);
          expect(certifyPlan(readRequest(request), plan.meals).violations).toEqual([]);
          const { id, classes = [] } = findFood(substitution.instead) ?? {};
          expect(excludes.some((one) => classes.includes(one)) && !(id && allows?.includes(id))).toBe(false);
          const change = { place, food, instead: substitution.instead };
          expect(substituteFood(request, meals, change, options)).toEqual(plan);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(offered).toBeGreaterThan(RUNS / 4);
  }, 1_800_000);

  it('stands for it in the side as well', () => {
    const [butter] = substitutionsOf('olive-oil');
    const oily = DISHES.flatMap(withSides).filter(({ dish, side }) =>
      [withoutSide(dish), side].every(({ recipe }) => recipe.items.some(([food]) => food === 'olive-oil')),
    );
    expect(oily.length).toBeGreaterThan(20);
    for (const { dish } of oily) {
      const substituted = butter && withSubstitute(dish, butter);
      const foods = substituted?.recipe.items.map(([food]) => food) ?? ['olive-oil'];
      expect(foods, dish.recipe.name).not.toContain('olive-oil');
      expect(plainDishName(substituted?.recipe.name ?? '')).toBe(plainDishName(dish.recipe.name));
    }
  });

  it('is read from the name of a meal again, with and without a side', () => {
    for (const substitution of SUBSTITUTIONS) {
      const dish = DISHES.find(({ recipe }) => recipe.items.some(([food]) => food === substitution.food));
      if (!dish) continue;
      for (const one of [
        dish,
        ...withSides(dish)
          .slice(0, 2)
          .map((sided) => sided.dish),
      ]) {
        const substituted = withSubstitute(one, substitution);
        if (!substituted) continue;
        expect(findDish(substituted.recipe.name)).toBe(substituted);
        expect(plainDishName(substituted.recipe.name)).toBe(dish.recipe.name);
      }
    }
  });

  it('can be put in the place of what stands in for another', () => {
    const name = DISHES.find(({ recipe }) => recipe.items.some(([food]) => food === 'paneer'))?.recipe.name ?? '';
    const once = findDish(`${name} (firm tofu for paneer)`);
    const twice = findDish(`${name} (firm tofu for paneer) (tempeh for firm tofu)`);

    expect(once?.recipe.items.some(([food]) => food === 'firm-tofu')).toBe(true);
    expect(twice?.recipe.items.some(([food]) => food === 'tempeh')).toBe(true);
    expect(twice?.recipe.items.some(([food]) => food === 'paneer' || food === 'firm-tofu')).toBe(false);
  });
});
