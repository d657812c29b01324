import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import { nutrientReport } from '@platewise/nutrition/nutrients/nutrient-report';
import { reportedMeal } from '@platewise/nutrition/nutrients/reported-meal';
import { describe, expect, it } from 'vitest';
import { planMeals } from '../day/plan-meals.ts';
import { certifyNutrients } from './certify-nutrients.ts';

const ANYBODY: ReferenceChoice = { set: 'dri', person: { ageYears: null, sex: null, stage: null } };
const OIL = { items: [{ food: 'olive-oil', grams: 10 }], steps: [], servings: 1 };

function aDay(diet: 'none' | 'vegan' | 'vegetarian', seed: number) {
  const request = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: diet, mealCount: 4 });
  const outcome = planMeals(request, { seed, avoid: [] });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.meals;
}

describe('what a certificate states of nutrients', () => {
  it.each([
    ['none', 1, ANYBODY],
    ['vegan', 2, ANYBODY],
    ['vegetarian', 3, { set: 'icmr', person: { ageYears: 34, sex: 'female', stage: null } }],
    ['vegetarian', 4, { set: 'dri', person: { ageYears: 30, sex: 'female', stage: 'pregnant' } }],
  ] as const)('agrees with the view of the same day, by a sum of its own: %s, %i', (diet, seed, references) => {
    const meals = aDay(diet, seed);
    const { lines } = nutrientReport(
      meals.map((meal) => reportedMeal(meal, meal.servings)),
      { days: 1, isWholeDay: true, references },
    );

    const check = certifyNutrients(
      meals.map(({ items, instructions, servings }) => ({ items, steps: instructions, servings })),
      references,
    );

    const named = (is: (line: (typeof lines)[number]) => boolean) => lines.filter(is).map(({ nutrient }) => nutrient);
    const share = ({ low, target }: (typeof lines)[number]) => (target ? low / target.amount : Number.NaN);
    expect(check).toEqual({
      compared: named(({ target }) => target !== null).length,
      reached: named((line) => share(line) >= 1).length,
      below: named((line) => share(line) >= 0.7 && share(line) < 1),
      farBelow: named((line) => share(line) < 0.7),
      overLimit: named(({ high, upper }) => upper !== null && high > upper.amount),
    });
    expect(check?.compared).toBe(references.set === 'dri' ? 25 : 14);
  });

  it('is nothing for a part of a day, for a food that the table does not have, and without references', () => {
    const unknown = { ...OIL, items: [{ food: 'moon-cheese', grams: 10 }] };
    const young: ReferenceChoice = { set: 'dri', person: { ageYears: 18, sex: null, stage: null } };

    expect(certifyNutrients([OIL, OIL], ANYBODY)).toBeNull();
    expect(certifyNutrients([OIL, OIL, unknown], ANYBODY)).toBeNull();
    expect(certifyNutrients([OIL, OIL, { ...OIL, items: [] }], ANYBODY)).toBeNull();
    expect(certifyNutrients([OIL, OIL, OIL], young)).toBeNull();
  });

  it('reaches nothing with little, and states a limit that may be passed', () => {
    const salt = { items: [{ food: 'salt', grams: 3 }], steps: [], servings: 1 };

    const check = certifyNutrients([OIL, OIL, salt, salt], ANYBODY);

    expect(check).toMatchObject({ compared: 25, overLimit: ['sodium'] });
    expect(check?.farBelow).toContain('iron');
    expect(check?.below).not.toContain('iron');
  });
});
