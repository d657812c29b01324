import { describe, expect, test } from 'vitest';
import { budgetClaim, costClaim, type Priced, sumPrices } from './cost-claim.ts';
import { costNote, costText } from './cost-text.ts';

const item = (
  id: string,
  grams: number | null,
  amount: number | null,
  { high = amount ?? 0, isEstimate = false } = {},
): Priced => ({
  id,
  grams,
  price: amount === null ? null : { amount, high, isEstimate },
});

describe('a sum of prices', () => {
  test('leaves estimates out, and counts what has no price once', () => {
    const list = [item('rice', 900, 30.6, { high: 44.1 }), item('lemon', 50, null), item('lemon', 50, null)];

    expect(sumPrices(list)).toEqual({ amount: 30.6, high: 44.1, unknown: 1, pricedShare: 0.9 });
    expect(sumPrices([...list, item('paneer', 1000, 400, { isEstimate: true })])).toEqual({
      amount: 30.6,
      high: 44.1,
      unknown: 2,
      pricedShare: 0.45,
    });
  });

  test.each([
    ['all has a price', [item('rice', 100, 3.4)], 'about'],
    ['nine tenths of the weight have one', [item('rice', 900, 30), item('saffron', 100, null)], 'about'],
    ['less has one', [item('rice', 890, 30), item('saffron', 110, null)], 'at-least'],
    ['a weight is not known', [item('rice', 900, 30), item('birthday candles', null, null)], 'at-least'],
    ['nothing has one', [item('saffron', 1, null)], 'none'],
    ['only guesses', [item('paneer', 200, 80, { isEstimate: true })], 'none'],
    ['there is nothing', [], 'about'],
  ] as const)('where %s may be stated to be so', (_what, list, claim) => {
    expect(costClaim(sumPrices(list))).toBe(claim);
  });

  test.each([
    ['the high end fits', [item('rice', 100, 80, { high: 100 })], 'within'],
    ['only the stated prices fit', [item('rice', 100, 80, { high: 101 })], 'open'],
    ['too little has a price', [item('rice', 100, 8), item('prawns', 100, null)], 'open'],
    ['a guess would fit', [item('paneer', 100, 40, { isEstimate: true })], 'open'],
    ['what has a price is more already', [item('rice', 1, 101), item('prawns', 999, null)], 'over'],
  ] as const)('and a budget of 100, where %s', (_what, list, claim) => {
    expect(budgetClaim(sumPrices(list), 100)).toBe(claim);
  });
});

test('a sum says what it leaves out', () => {
  const sum = sumPrices([item('rice', 500, 1432.4), item('prawns', 500, null), item('lemon', 20, null)]);

  expect(costText(sum, 'INR')).toBe('at least ₹1,432');
  expect(costNote(sum, 'INR')).toBe('The list comes to at least ₹1,432; 2 items have no price.');
  expect(costText(sumPrices([item('rice', 500, 17)]), 'INR')).toBe('₹17');
  expect(costText(sumPrices([item('prawns', 500, null)]), 'USD')).toBeNull();
});
