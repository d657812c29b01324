import { describe, expect, it } from 'vitest';
import { listAlternatives } from '../change/list-alternatives.ts';
import { regenerateMeals } from '../change/regenerate-meals.ts';
import { reportionMeals } from '../change/reportion-meals.ts';
import { swapMeal } from '../change/swap-meal.ts';
import { checkFamily } from '../testing/check-family.ts';
import { eater, familyRequest } from '../testing/family-request.ts';
import { planFamily } from './plan-family.ts';

const REQUEST = familyRequest([
  eater('Asha', { goal: 'weight_loss', calorieTarget: 1500, excludeIngredients: ['nuts'] }),
  eater('Ravi', { calorieTarget: 2600, dietaryPreferences: 'vegetarian', excludeIngredients: ['mushrooms'] }),
]);
const OPTIONS = { seed: 11, avoid: [], locked: [] };

function planned() {
  const outcome = planFamily(REQUEST, OPTIONS);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.meals;
}

describe('a shared plan that changes', () => {
  it('gets another dish for everybody, and everybody stays on target', () => {
    const before = planned();

    const outcome = regenerateMeals(REQUEST, before, { places: [1] }, OPTIONS);

    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.meals[1]?.name).not.toBe(before[1]?.name);
    expect(outcome.meals.map(({ name }) => name).toSpliced(1, 1)).toEqual(
      before.map(({ name }) => name).toSpliced(1, 1),
    );
    expect(checkFamily(REQUEST, outcome.meals)).toEqual([]);
  });

  it('keeps a locked pot and its portions byte for byte', () => {
    const before = planned();

    const outcome = regenerateMeals(REQUEST, before, { places: [1] }, { ...OPTIONS, locked: [0] });

    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.meals[0]).toEqual(before[0]);
    expect(checkFamily(REQUEST, outcome.meals)).toEqual([]);
  });

  it('offers only dishes that suit everybody', () => {
    const before = planned();

    const alternatives = listAlternatives(REQUEST, before, { place: 2 }, OPTIONS);

    expect(alternatives).toHaveLength(3);
    for (const { plan } of alternatives) expect(checkFamily(REQUEST, plan.meals)).toEqual([]);
  });

  it('refuses a dish that one of them does not eat', () => {
    const name = 'Kolkata kathi roll with chicken and egg';

    const outcome = swapMeal(REQUEST, planned(), { place: 2, name }, OPTIONS);

    expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(/does not fit the diet/) });
  });

  it('does not take servings: portions follow from the targets', () => {
    const outcome = reportionMeals(REQUEST, planned(), { servings: new Map([[0, 2]]) }, OPTIONS);

    expect(outcome).toMatchObject({ ok: false, reason: expect.stringContaining('follows from their own target') });
  });

  it('stays as it is when every meal is locked', () => {
    const before = planned();

    const outcome = reportionMeals(REQUEST, before, { servings: new Map() }, { ...OPTIONS, locked: [0, 1, 2] });

    expect(outcome.ok && outcome.meals).toEqual(before);
  });
});
