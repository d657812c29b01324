import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import { describe, expect, it } from 'vitest';
import { certifyNutrients } from '../../certificate/certify-nutrients.ts';
import { findDish } from '../../day/candidates/find-candidates.ts';
import { planMeals } from '../../day/plan-meals.ts';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { checkPlan } from '../../testing/check-plan.ts';
import { eater, familyRequest } from '../../testing/family-request.ts';
import { swapMeal } from '../swap-meal.ts';
import { listMendingSwaps } from './list-mending-swaps.ts';

const ANYBODY: ReferenceChoice = { set: 'dri', person: { ageYears: null, sex: null, stage: null } };
const WOMAN: ReferenceChoice = { set: 'dri', person: { ageYears: 30, sex: 'female', stage: null } };
const INDIAN: ReferenceChoice = { set: 'icmr', person: { ageYears: 30, sex: 'female', stage: null } };

const requestOf = (fields: Record<string, unknown>) =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, ...fields });

function planOf(fields: Record<string, unknown>, seed: number) {
  const request = requestOf(fields);
  const outcome = planMeals(request, { seed, avoid: [] });
  if (!outcome.ok) throw new Error(outcome.reason);
  return { request, meals: outcome.meals, options: { seed, avoid: [], locked: [] } };
}

/** What the certificate of a day names, but for what no swap is sought for. */
function namedBy(meals: readonly PlannedMeal[], references: ReferenceChoice): string[] {
  const checked = meals.map(({ items, instructions, servings }) => ({ items, steps: instructions, servings }));
  const check = certifyNutrients(checked, references);
  const short = [...(check?.farBelow ?? []), ...(check?.below ?? [])].filter(
    (nutrient) => nutrient !== 'vitaminD' && nutrient !== 'sodium',
  );
  return [...short, ...(check?.overLimit ?? []).map((nutrient) => `${nutrient} limit`)];
}

const nameOf = ({ nutrient, isLimit }: { nutrient: string; isLimit: boolean }) =>
  isLimit ? `${nutrient} limit` : nutrient;

/** A tenth of the energy in saturated fat stands in no table of references. */
const ofTables = (names: readonly string[]) => names.filter((name) => name !== 'saturatedFat limit').toSorted();

const DAYS = [
  ['none', 1600, WOMAN],
  ['vegetarian', 1600, ANYBODY],
  ['vegetarian', 2400, INDIAN],
  ['mediterranean', 1600, WOMAN],
  ['vegan', 1600, ANYBODY],
  ['vegan', 2400, WOMAN],
] as const;

describe('swaps that mend what a day is short of', () => {
  it.each(DAYS)(
    'keep kcal and rules, and leave nothing short that was not: %s, %i kcal',
    (dietaryPreferences, calorieTarget, references) => {
      const fields = { dietaryPreferences, calorieTarget, excludeIngredients: ['peanuts'] };
      const { request, meals, options } = planOf(fields, calorieTarget);
      const before = namedBy(meals, references);

      const { missed, swaps, unmended } = listMendingSwaps(request, meals, { references }, options);

      expect(ofTables(missed.map(nameOf))).toEqual(before.toSorted());
      for (const { place, alternative, mends } of swaps) {
        const { plan, name } = alternative;
        const after = namedBy(plan.meals, references);
        expect(checkPlan(request, plan.meals)).toEqual([]);
        expect(after.filter((nutrient) => !before.includes(nutrient))).toEqual([]);
        expect(ofTables(mends.map(nameOf))).toEqual(before.filter((nutrient) => !after.includes(nutrient)).toSorted());
        expect(swapMeal(request, meals, { place, name }, options)).toEqual(plan);
      }
      const mended = new Set(swaps.flatMap(({ mends }) => mends.map(nameOf)));
      expect(unmended.map(nameOf)).toEqual(missed.map(nameOf).filter((name) => !mended.has(name)));
      expect(listMendingSwaps(request, meals, { references }, options)).toEqual({ missed, swaps, unmended });
    },
  );

  it('mend most of what days are short of', () => {
    const days = Array.from({ length: 16 }, (_, seed) =>
      planOf(
        { dietaryPreferences: (['none', 'vegetarian', 'mediterranean'] as const)[seed % 3], calorieTarget: 1600 },
        seed,
      ),
    );

    const found = days.map(({ request, meals, options }) =>
      listMendingSwaps(request, meals, { references: WOMAN }, options),
    );

    const count = (kind: 'missed' | 'unmended') => found.reduce((sum, one) => sum + one[kind].length, 0);
    expect(count('missed')).toBeGreaterThan(10);
    expect(count('unmended')).toBeLessThan(count('missed') / 3);
  });

  it('say so where there is none: no dish of a vegan day holds vitamin B12', () => {
    const { request, meals, options } = planOf({ dietaryPreferences: 'vegan', calorieTarget: 2000 }, 3);

    const { missed, unmended } = listMendingSwaps(request, meals, { references: ANYBODY }, options);

    expect(missed.map(nameOf)).toContain('vitaminB12');
    expect(unmended.map(nameOf)).toContain('vitaminB12');
  });

  it('leave locked meals, what is not wanted, and main ingredients that the day has', () => {
    const { request, meals, options } = planOf({ calorieTarget: 1600 }, 1600);
    const [first] = listMendingSwaps(request, meals, { references: WOMAN }, options).swaps;
    if (!first) throw new Error('no swap');
    const { place, alternative } = first;

    const locked = listMendingSwaps(request, meals, { references: WOMAN }, { ...options, locked: [place] });
    const disliked = listMendingSwaps(
      request,
      meals,
      { references: WOMAN },
      { ...options, disliked: [alternative.name] },
    );

    expect(locked.swaps.map((swap) => swap.place)).not.toContain(place);
    expect(disliked.swaps.map((swap) => swap.alternative.name)).not.toContain(alternative.name);
    const mains = alternative.plan.meals.map(({ name }) => findDish(name)?.mainIngredient);
    expect(new Set(mains).size).toBe(mains.length);
  });

  it('are none for a part of a day, and for people who share their meals', () => {
    const { request, meals, options } = planOf({ calorieTarget: 1600 }, 1600);
    const family = familyRequest([eater('Asha'), eater('Ravi')]);
    const none = { missed: [], swaps: [], unmended: [] };

    expect(listMendingSwaps(request, meals.slice(0, 1), { references: ANYBODY }, options)).toEqual(none);
    expect(listMendingSwaps(family, meals, { references: ANYBODY }, options)).toEqual(none);
  });
});
