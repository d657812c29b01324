import { expect, test } from 'vitest';
import { generatedNotes } from './generated-notes.ts';

type Generated = Parameters<typeof generatedNotes>[0];

const nothing = { amount: 0, high: 0, unknown: 0, pricedShare: 1 };

/** The last note of a week half of whose weight has a price. */
function noteOnBudget(perWeek: number): string | undefined {
  const budget = { kind: 'amount', currency: 'inr', perWeek, isRange: false, isConverted: false } as const;
  const costs = { inr: { amount: 1000, high: 1500, unknown: 12, pricedShare: 0.5 }, usd: nothing };
  const generated = {
    week: { days: [], items: [], costs },
    wishes: { people: 1, diet: { diet: 'none', otherDiets: [], excludeIngredients: [] }, budget, budgetText: '' },
    request: { calorieTarget: 2000 },
    isCheaper: false,
  };
  return generatedNotes(generated as unknown as Generated).at(-1);
}

test('a sum that lacks half of its weight is within no budget', () => {
  expect(noteOnBudget(5000)).toBe(
    'The week costs at least ₹1,000; 12 items have no price. So we cannot tell yet whether it fits the ₹5,000 a week.',
  );
});

test('a sum that lacks half of its weight may be over a budget all the same', () => {
  expect(noteOnBudget(800)).toContain(
    'costs at least ₹1,000; 12 items have no price. That is at least ₹200 over the ₹800 a week.',
  );
});
