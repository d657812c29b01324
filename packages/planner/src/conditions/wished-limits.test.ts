import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { GOALS } from '@platewise/contract/generation/options';
import { findFood } from '@platewise/nutrition/foods/foods';
import { describe, expect, it } from 'vitest';
import { planMeals } from '../day/plan-meals.ts';
import type { MadePlan } from '../day/plan-outcome.ts';
import { planFamily } from '../family/plan-family.ts';
import { checkPlan } from '../testing/check-plan.ts';
import { eater, familyRequest } from '../testing/family-request.ts';
import { planWeek } from '../week/plan-week.ts';

const NOTE = 'Sodium up to 1,500 mg';

const requestOf = (fields: Record<string, unknown>) =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, ...fields });

function planOf(fields: Record<string, unknown>, seed = 1): MadePlan {
  const outcome = planMeals(requestOf(fields), { seed, avoid: [] });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

/** Summed from the rows of the foods, what was not measured as nothing. */
const heldOf = (nutrient: 'sodium' | 'fiber', meals: MadePlan['meals']) =>
  meals
    .flatMap(({ items, servings }) => items.map(({ food, grams }) => ({ food, grams: grams * servings })))
    .reduce((sum, { food, grams }) => sum + ((findFood(food)?.per100g[nutrient] ?? 0) * grams) / 100, 0);

const milligrams = (meals: MadePlan['meals']) => heldOf('sodium', meals);

describe('a most of sodium in the notes', () => {
  it.each(['none', 'vegetarian', 'mediterranean', 'vegan'] as const)('is kept by days of the diet %s', (diet) => {
    for (let seed = 0; seed < 6; seed++) {
      const calorieTarget = 1600 + ((seed * 397) % 1201);
      const goal = GOALS[seed % GOALS.length];
      const fields = { dietaryPreferences: diet, mealCount: 3 + (seed % 3), goal, calorieTarget };

      const { meals, certificate, warnings } = planOf({ ...fields, additionalNotes: NOTE }, seed);

      expect(milligrams(meals)).toBeLessThanOrEqual(1500);
      expect(certificate.sodium).toMatchObject({ bound: 1500, isKept: true, source: expect.stringContaining('1,500') });
      expect(certificate.sodium?.held).toBeGreaterThanOrEqual(Math.floor(milligrams(meals)));
      expect(checkPlan(requestOf(fields), meals)).toEqual([]);
      expect(warnings.join(' ')).toContain('at most 1,500 mg of sodium a day');
      expect(warnings.join(' ')).not.toContain('may hold');
    }
  });

  it('is named where no plan keeps it, and the plan keeps all else', () => {
    const fields = { calorieTarget: 6000, dietaryPreferences: 'high_protein', additionalNotes: 'sodium under 1000 mg' };

    const { meals, certificate, warnings } = planOf(fields);

    expect(certificate.sodium).toMatchObject({ bound: 1000, isKept: false });
    expect(warnings).toContain(certificate.sodium?.text);
    expect(warnings.join(' ')).not.toContain('at most 1,000 mg of sodium a day');
    expect(checkPlan(requestOf(fields), meals)).toEqual([]);
  });

  it('is shared out on a single meal, and kept by each day of a week', () => {
    const lunch = planOf({ slot: 'lunch', calorieTarget: 700, additionalNotes: NOTE });
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => ({ date }));
    const week = planWeek(requestOf({ additionalNotes: NOTE }), { days, seed: 3, avoid: [] });

    expect(lunch.certificate.sodium).toMatchObject({ isKept: true });
    expect(lunch.certificate.sodium?.bound).toBeLessThan(700);
    expect(week.ok && week.days.map(({ certificate }) => certificate?.sodium?.isKept)).toEqual([true, true, true]);
  });

  it('is answered where people share their meals', () => {
    const people = [eater('Asha'), eater('Ravi')];
    const outcome = planFamily(familyRequest(people, { additionalNotes: NOTE }), { seed: 1, avoid: [] });

    expect(outcome.ok && outcome.certificate.people?.[0]?.sodium).toBeUndefined();
    expect(JSON.stringify(outcome.ok && outcome)).toContain('Meals that several people share are held to none.');
  });

  it('is nothing to a request that names none', () => {
    expect(planOf({}).certificate).not.toHaveProperty('sodium');
  });
});

describe('a most of fiber in the notes', () => {
  it.each(['none', 'vegetarian', 'mediterranean', 'high_protein'] as const)(
    'is kept by days of the diet %s',
    (diet) => {
      for (let seed = 0; seed < 6; seed++) {
        const fields = {
          dietaryPreferences: diet,
          calorieTarget: 1800 + ((seed * 397) % 601),
          mealCount: 3 + (seed % 2),
        };

        const { meals, certificate, warnings } = planOf({ ...fields, additionalNotes: 'Fibre up to 20 g' }, seed);

        expect(heldOf('fiber', meals)).toBeLessThanOrEqual(20);
        expect(certificate.fiber).toMatchObject({ bound: 20, isKept: true, source: expect.stringContaining('NIDDK') });
        expect(checkPlan(requestOf(fields), meals)).toEqual([]);
        expect(warnings.join(' ')).toContain('at most 20 g of fiber a day');
      }
    },
  );

  it('leaves a day as near to the limit as it may be, and is kept next to one of sodium', () => {
    const notes = 'Fibre up to 20 g. Sodium up to 1,500 mg';
    const plans = Array.from({ length: 6 }, (_, seed) => planOf({ additionalNotes: notes }, seed));

    for (const { meals, certificate } of plans) {
      expect(heldOf('fiber', meals)).toBeLessThanOrEqual(20);
      expect(milligrams(meals)).toBeLessThanOrEqual(1500);
      expect([certificate.fiber?.isKept, certificate.sodium?.isKept]).toEqual([true, true]);
    }
    expect(plans.filter(({ meals }) => heldOf('fiber', meals) < 12)).toEqual([]);
  });

  it('is named where no plan keeps it', () => {
    const { certificate, warnings } = planOf({
      calorieTarget: 4000,
      dietaryPreferences: 'vegan',
      additionalNotes: 'Fibre up to 12 g',
    });

    expect(certificate.fiber).toMatchObject({ bound: 12, isKept: false });
    expect(warnings).toContain(certificate.fiber?.text);
  });
});
