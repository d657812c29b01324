import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { type Diet, GOALS } from '@platewise/contract/generation/options';
import { mealNutrients, sumNutrients } from '@platewise/nutrition/nutrients/meal-nutrients';
import { referenceIntakes } from '@platewise/nutrition/nutrients/reference-intakes';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../../request/read-request.ts';
import { findDish } from '../candidates/find-candidates.ts';
import type { Dish } from '../dish.ts';
import { portionsOf } from '../fixed-meal.ts';
import { planMeals } from '../plan-meals.ts';
import type { PlannedMeal } from '../plan-outcome.ts';
import { AIMS, aimsAtNutrients, DAY_NEEDS, nutrientCost, nutrientSlope } from './nutrient-aims.ts';

/** Days of each diet; the large number is that of the long run. */
const DAYS = Math.ceil(Number(process.env.PLAN_RUNS ?? 1000) / 40);
const SHORT_BELOW = 0.7;
const { intakes } = referenceIntakes('dri', {});

const request = (fields: Record<string, unknown>) =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, ...fields });

const dish = (name: string) => findDish(name) as Dish;
const PLAIN = ['Fruit and nut muesli', 'Chicken Caesar salad', 'Miso noodle soup with tofu'].map(dish);

/** A day that counts from outside: sums of the nutrients of its meals. */
const dayOf = (meals: readonly PlannedMeal[]) =>
  sumNutrients(meals.map((meal) => mealNutrients(portionsOf(meal), meal.instructions)));

describe('what a day lacks', () => {
  const task = readRequest(request({ calorieTarget: 2000 }));

  it('costs less, the more of what it lacks a day holds', () => {
    const costs = [400, 800, 1600].map((kcal) => nutrientCost(task, DAY_NEEDS, PLAIN.slice(0, 1), [kcal]));

    expect(costs.toSorted((a, b) => b - a)).toEqual(costs);
  });

  it('asks vegans for no vitamin B12, which no plant holds', () => {
    const vegan = readRequest(request({ dietaryPreferences: 'vegan', calorieTarget: 2000 }));
    const needs = DAY_NEEDS.map((need, place) => (AIMS[place]?.nutrient === 'vitaminB12' ? need : 0));

    const none = nutrientCost(vegan, new Float64Array(AIMS.length), PLAIN.slice(0, 1), [500]);
    expect(nutrientCost(vegan, needs, PLAIN.slice(0, 1), [500])).toBe(none);
    expect(nutrientCost(task, needs, PLAIN.slice(0, 1), [500])).toBeGreaterThan(none);
  });

  it('is the slope of a dish that brings it', () => {
    const needs = DAY_NEEDS.map((need, place) => (AIMS[place]?.nutrient === 'vitaminB12' ? need : 0));
    const [fish, beans] = [dish('Sardines with orange and fennel'), dish('Miso noodle soup with tofu')];
    const slope = nutrientSlope(task, needs, [{ dishes: [beans], kcal: 2000 }]);

    expect(slope(fish, 600)).toBeLessThan(slope(beans, 600));
  });
});

describe('a task', () => {
  it.each([
    [{ mealCount: 3 }, true],
    [{ mealCount: 2 }, false],
    [{ slot: 'dinner', mealCount: 1, calorieTarget: 700 }, false],
  ])('%j aims at nutrients: %s', (fields, aims) => {
    expect(aimsAtNutrients(readRequest(request(fields)))).toBe(aims);
  });
});

describe.each(['none', 'vegetarian', 'mediterranean', 'vegan'] as const)('days of the diet %s', (diet) => {
  const days = Array.from({ length: DAYS }, (_, seed) => {
    const calorieTarget = 1800 + ((seed * 397) % 1201);
    const fields = {
      dietaryPreferences: diet,
      goal: GOALS[seed % GOALS.length],
      mealCount: 3 + (seed % 3),
      calorieTarget,
    };
    const outcome = planMeals(request(fields), { seed, avoid: [] });
    if (!outcome.ok) throw new Error(outcome.reason);
    return dayOf(outcome.meals);
  });
  const share = (holds: (day: (typeof days)[number]) => boolean) => days.filter(holds).length / days.length;

  it('are short of no nutrient too often', () => {
    for (const { nutrient } of AIMS.filter((one) => one.isVegan || diet !== 'vegan')) {
      const target = intakes?.[nutrient].target?.amount ?? 0;
      expect(
        share((day) => day[nutrient][0] < SHORT_BELOW * target),
        nutrient,
      ).toBeLessThanOrEqual(shortAtMost(diet));
    }
  });

  it('keep below the limits of sodium and saturated fat, and above that of fiber', () => {
    expect(share(({ sodium, kcal }) => sodium[1] > Math.max(2300, 1.15 * kcal[1]) + 1)).toBeLessThanOrEqual(0.08);
    expect(share(({ saturatedFat, kcal }) => 9 * saturatedFat[1] > 0.1 * kcal[1])).toBeLessThanOrEqual(0.08);
    expect(share(({ fiber, kcal }) => fiber[0] < 0.014 * kcal[0])).toBeLessThanOrEqual(0.08);
  });
});

/** A tenth of days, and what chance adds to so few. */
function shortAtMost(diet: Diet): number {
  return diet === 'vegetarian' ? 0.2 : 0.15;
}
