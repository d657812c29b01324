import { propertyRuns } from '@platewise/config/testing/property-runs';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { GOALS } from '@platewise/contract/generation/options';
import { mealNutrients, sumNutrients } from '@platewise/nutrition/nutrients/meal-nutrients';
import { referenceIntakes } from '@platewise/nutrition/nutrients/reference-intakes';
import { describe, expect, it } from 'vitest';
import { portionsOf } from './fixed-meal.ts';
import { planMeals } from './plan-meals.ts';
import type { PlannedMeal } from './plan-outcome.ts';
import { AIMS } from './scoring/nutrient-aims.ts';

/** Days of each diet; 200 in the long run. */
const DAYS = propertyRuns(72, { shareOfLong: 1 / 50 });
const SHORT_BELOW = 0.7;
/** Shares of days; what chance adds to few of them. */
const CHANCE = DAYS < 100 ? 0.06 : 0;
const SHORT_AT_MOST = 0.1 + CHANCE;
const BEYOND_AT_MOST = 0.05 + CHANCE;
const { intakes } = referenceIntakes('dri', {});

const request = (fields: Record<string, unknown>) =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, ...fields });

/** A day that counts from outside: sums of the nutrients of its meals. */
const dayOf = (meals: readonly PlannedMeal[]) =>
  sumNutrients(meals.map((meal) => mealNutrients(portionsOf(meal), meal.instructions)));

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
      ).toBeLessThanOrEqual(SHORT_AT_MOST);
    }
  });

  it('keep below the limits of sodium and saturated fat, and above that of fiber', () => {
    expect(share(({ sodium, kcal }) => sodium[1] > Math.max(2300, 1.15 * kcal[1]) + 1)).toBeLessThanOrEqual(
      BEYOND_AT_MOST,
    );
    expect(share(({ saturatedFat, kcal }) => 9 * saturatedFat[1] > 0.1 * kcal[1])).toBeLessThanOrEqual(BEYOND_AT_MOST);
    expect(share(({ fiber, kcal }) => fiber[0] < 0.014 * kcal[0])).toBeLessThanOrEqual(BEYOND_AT_MOST);
  });
});
