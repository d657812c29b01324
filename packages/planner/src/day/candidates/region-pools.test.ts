import { REGIONS, type Region } from '@platewise/contract/account/preference-options';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { planMeals } from '../plan-meals.ts';
import type { PlanOutcome } from '../plan-outcome.ts';
import { CUISINES, DISHES, findDish } from './find-candidates.ts';
import { isFrom } from './region-pools.ts';

const SEEDS = Array.from({ length: 24 }, (_, place) => (place + 1) * 104_729);

const read = (fields: object) =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, ...fields });

function namesOf(outcome: PlanOutcome): string[] {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.meals.map(({ name }) => name);
}

/** Which share of the meals of some plans is from a region. */
function shareFrom(region: Region, outcomes: readonly PlanOutcome[]): number {
  const names = outcomes.flatMap(namesOf);
  return names.filter((name) => isFrom(region, findDish(name) as (typeof DISHES)[number])).length / names.length;
}

it('each cuisine of our dishes is at home in a region, or eaten everywhere', () => {
  const homeless = CUISINES.filter((cuisine) => {
    const dish = DISHES.find(({ recipe }) => recipe.cuisine === cuisine);
    return !dish || !REGIONS.some((region) => isFrom(region, dish));
  });

  expect(homeless).toEqual([]);
});

describe.each(REGIONS)('somebody who chose %s', (region) => {
  it.each(['none', 'vegetarian', 'vegan'])('eats more from there than others do, with the diet %s', (diet) => {
    const plans = (chosen: Region | null) =>
      SEEDS.map((seed) => planMeals(read({ dietaryPreferences: diet }), { seed, avoid: [], region: chosen }));

    expect(shareFrom(region, plans(region))).toBeGreaterThan(0.55);
    expect(shareFrom(region, plans(null))).toBeLessThan(0.5);
  });
});

it('without a region, and with a wish for a cuisine, a plan is as it was', () => {
  const wish = read({ additionalNotes: 'I would love Italian food' });
  for (const seed of SEEDS.slice(0, 6)) {
    const usual = planMeals(read({}), { seed, avoid: [] });
    expect(planMeals(read({}), { seed, avoid: [], region: null })).toEqual(usual);
    const wished = planMeals(wish, { seed, avoid: [] });
    expect(planMeals(wish, { seed, avoid: [], region: 'east-asia' })).toEqual(wished);
  }
});

it('where a region has too few dishes for somebody, others stand in their place, and the day holds its targets as before', () => {
  const request = read({ dietaryPreferences: 'keto', cookingTime: 'quick', calorieTarget: 2200 });
  for (const seed of SEEDS.slice(0, 6)) {
    const [usual, near] = [null, 'africa' as const].map((region) => planMeals(request, { seed, avoid: [], region }));
    expect(missOf(near)).toBeLessThanOrEqual(Math.max(2, missOf(usual)));
  }
});

/** By how many percentage points of its energy a day misses the macro that is furthest from its target. */
function missOf(outcome: PlanOutcome | undefined): number {
  if (!outcome?.ok) throw new Error('There is a plan.');
  const { actual, target } = outcome.certificate;
  const points = (['protein', 'carbs', 'fat'] as const).map(
    (macro) => Math.abs(actual.macros[macro] - target.macros[macro]) * (macro === 'fat' ? 9 : 4),
  );
  return (Math.max(...points) / target.calories) * 100;
}
