import { describe, expect, test } from 'vitest';
import { readBudget } from './read-budget.ts';

const MONTH = 7 / (365.25 / 12);

describe('a budget with an amount', () => {
  test.each([
    ['₹2000', 'inr', 2000],
    ['2000', 'inr', 2000],
    ['2,000 per week', 'inr', 2000],
    ['Rs. 2,000', 'inr', 2000],
    ['Rs.2000/-', 'inr', 2000],
    ['INR 1,50,000', 'inr', 150_000],
    ['2 000', 'inr', 2000],
    ['2.000', 'inr', 2000],
    ['2500.50', 'inr', 2500.5],
    ['under 1500 rupees', 'inr', 1500],
    ['2k', 'inr', 2000],
    ['1.5k per week', 'inr', 1500],
    ['1 lakh', 'inr', 100_000],
    ['50 usd', 'usd', 50],
    ['$50', 'usd', 50],
    ['US$ 75.5', 'usd', 75.5],
    ['fifty? no, 60 dollars', 'usd', 60],
    ['$1,200', 'usd', 1200],
    ['99999999999999', 'inr', 99_999_999_999_999],
    ['₹3000 for 4 people', 'inr', 3000],
  ])('%j is %s %d a week', (text, currency, perWeek) => {
    expect(readBudget(text, { people: 3 })).toMatchObject({ kind: 'amount', currency, perWeek });
  });

  test.each([
    ['₹8000 a month', 8000 * MONTH],
    ['500 per day', 3500],
    ['4000 fortnightly', 2000],
    ['₹4000 for 2 weeks', 2000],
    ['52178.57 a year', 1000],
    ['500 per person', 1500],
    ['100 a day each', 2100],
  ])('%j is converted to a week of three people', (text, perWeek) => {
    const budget = readBudget(text, { people: 3 });

    expect(budget).toMatchObject({ kind: 'amount', isConverted: true });
    expect(budget.kind === 'amount' && budget.perWeek).toBeCloseTo(perWeek, 1);
  });

  test.each([
    ['2000-3000', 3000],
    ['₹2,000 – ₹3,000', 3000],
    ['between 2000 and 2500', 2500],
    ['2k-3k', 3000],
  ])('of the range %j the higher amount counts', (text, perWeek) => {
    expect(readBudget(text, { people: 1 })).toMatchObject({ kind: 'amount', perWeek, isRange: true });
  });

  test.each(['0', '₹0', '-500', '₹-500', '- 20 usd', '0.00'])('%j is no amount above 0', (text) => {
    expect(readBudget(text, { people: 1 })).toEqual({ kind: 'notAboveZero' });
  });
});

describe('a budget without one', () => {
  test.each([
    'cheap',
    'low',
    'tight',
    'student budget',
    'as little as possible',
    'two thousand',
    '1e9',
    'moderate',
    '?',
  ])('%j is words', (text) => {
    expect(readBudget(text, { people: 1 })).toEqual({ kind: 'words' });
  });

  test.each(['unlimited', 'no limit', 'none', 'No budget', 'any', 'does not matter', 'high'])(
    '%j limits nothing',
    (text) => {
      expect(readBudget(text, { people: 1 })).toEqual({ kind: 'unlimited' });
    },
  );

  test.each(['€50', '40 pounds', 'A$80', '80 CAD', '5000 yen', '£30 per week'])(
    '%j is money that we know no prices in',
    (text) => {
      expect(readBudget(text, { people: 1 })).toEqual({ kind: 'otherCurrency' });
    },
  );

  test('an empty one is none', () => {
    expect(readBudget('  ', { people: 1 })).toEqual({ kind: 'none' });
  });
});
