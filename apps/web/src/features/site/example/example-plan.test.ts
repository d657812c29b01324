import { recomputePlan } from '@platewise/planner/change/recompute-plan';
import { swapMeal } from '@platewise/planner/change/swap-meal';
import { expect, test } from 'vitest';
import { EXAMPLE_ALTERNATIVES } from './example-alternatives.ts';
import { EXAMPLE_CERTIFICATE } from './example-certificate.ts';
import { EXAMPLE_MEALS, EXAMPLE_REQUEST, EXAMPLE_WARNINGS } from './example-plan.ts';

// When a food or recipe was corrected, make the example again rather than change single figures.
const recomputed = recomputePlan(
  EXAMPLE_REQUEST,
  EXAMPLE_MEALS.map(({ name, mealType, items }) => ({
    name,
    mealType,
    items: items.map(({ food, grams }) => ({ food, grams })),
  })),
  { seed: 478 },
);
if (!recomputed.ok) throw new Error(recomputed.reason);
const { choices: _choices, ...certificate } = recomputed.certificate;

test('the certificate of the example is what the planner certifies today', () => {
  expect(EXAMPLE_CERTIFICATE).toEqual(certificate);
  expect(EXAMPLE_WARNINGS).toEqual(recomputed.warnings);
});

test('every figure and word of the example meals is what the food table and the recipes give today', () => {
  const shown = EXAMPLE_MEALS.map(({ items: _items, ...meal }) => meal);
  const today = recomputed.meals.map(({ items: _items, source: _source, ...meal }) => meal);

  expect(shown).toEqual(today);
});

test('the kcal of the ingredients add up to those of their meal, but for rounding', () => {
  for (const { calories, items } of EXAMPLE_MEALS) {
    const sum = items.reduce((total, item) => total + item.calories, 0);

    expect(Math.abs(sum - calories)).toBeLessThanOrEqual(items.length / 2);
  }
});

test('each alternative of the example lunch is what the planner makes of that swap today', () => {
  for (const { name, calories, dayCalories } of EXAMPLE_ALTERNATIVES) {
    const swapped = swapMeal(
      EXAMPLE_REQUEST,
      recomputed.meals,
      { place: 1, name },
      { seed: 478, avoid: [], locked: [] },
    );

    expect(swapped).toMatchObject({ ok: true, certificate: { actual: { calories: dayCalories } } });
    expect(swapped.ok && swapped.meals[1]).toMatchObject({ name, calories });
  }
});
