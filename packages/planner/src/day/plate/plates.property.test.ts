import { propertyRuns } from '@platewise/config/testing/property-runs';
import { plateBreaches } from '@platewise/nutrition/recipes/plate-bounds';
import { SIDES } from '@platewise/nutrition/recipes/sides';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from '../../certificate/certify-plan.ts';
import { readRequest } from '../../request/read-request.ts';
import { checkPlan } from '../../testing/check-plan.ts';
import { plateRequest } from '../../testing/random-requests.ts';
import { portionsOf } from '../fixed-meal.ts';
import { planMeals } from '../plan-meals.ts';
import type { PlannedMeal } from '../plan-outcome.ts';

// The long run (`npm run test:long`) takes 10,000; every run draws the same requests.
const RUNS = propertyRuns(300);
const MINUTES_MAX = 20;

type Served = { mealCount: number; meal: PlannedMeal; broken: string[]; warnings: string[] };

describe('plates of random plans at 1,200-3,000 kcal', () => {
  it(`are what people serve, in ${RUNS} plans that still meet their targets`, { timeout: MINUTES_MAX * 60_000 }, () => {
    const served: Served[] = [];
    const macroPoints: number[] = [];
    for (const [seed, request] of fc.sample(plateRequest, { numRuns: RUNS, seed: 16 }).entries()) {
      const plan = planMeals(request, { seed, avoid: [] });
      if (!plan.ok) continue;
      const { target, actual } = plan.certificate;
      expect(Math.abs(actual.calories - target.calories) / target.calories).toBeLessThanOrEqual(0.005);
      expect(checkPlan(request, plan.meals)).toEqual([]);
      const { shares } = readRequest(request);
      const own = sharesOf(plan.meals);
      const points = (['protein', 'carbs', 'fat'] as const).map((macro) => 100 * Math.abs(own[macro] - shares[macro]));
      if (request.mealCount >= 3) macroPoints.push(Math.max(...points));
      const isKeto = request.dietaryPreferences === 'keto';
      for (const meal of plan.meals) {
        const plate = { name: meal.name, kcal: meal.calories, isSnack: meal.mealType === 'snack', isKeto };
        const broken = plateBreaches(portionsOf(meal), plate).map(({ bound, side }) => `${bound} ${side}`);
        served.push({ mealCount: request.mealCount, meal, broken, warnings: plan.warnings });
      }
    }

    const outside = (meals: readonly Served[]) => meals.filter(({ broken }) => broken.length > 0);
    const ofMany = served.filter(({ mealCount }) => mealCount >= 3);
    const ofTwo = served.filter(({ mealCount }) => mealCount === 2);
    const weights = served.map(({ meal }) => gramsAt1100Kcal(meal)).sort((a, b) => a - b);
    process.stdout.write(
      `plates outside: ${outside(ofMany).length} of ${ofMany.length} (3-5 meals), ${outside(ofTwo).length} of ${ofTwo.length} (2)\n`,
    );
    expect(outside(ofMany).length / ofMany.length).toBeLessThanOrEqual(0.005);
    expect(outside(ofTwo).length / ofTwo.length).toBeLessThanOrEqual(0.03);
    expect(weights[Math.floor(0.99 * weights.length)]).toBeLessThanOrEqual(900);
    expect(macroPoints.sort((a, b) => a - b)[Math.floor(0.95 * macroPoints.length)]).toBeLessThanOrEqual(2);
    // What is left outside is stated in the plan, for each meal by its name.
    for (const { meal, warnings } of outside(served)) expect(warnings.join(' ')).toContain(meal.name);
    // Meals whose bounds grow have a side, or none that the request allows would help.
    const large = served.filter(({ mealCount, meal }) => mealCount >= 2 && meal.calories > 1150);
    const sided = large.filter(({ meal }) => SIDES.some(({ name }) => meal.name.endsWith(name)));
    expect(sided.length / large.length).toBeGreaterThan(0.9);
  });
});

function gramsAt1100Kcal(meal: PlannedMeal): number {
  return portionsOf(meal).reduce((sum, { grams }) => sum + grams, 0) / Math.max(1, meal.calories / 1100);
}
