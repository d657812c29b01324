import fc from 'fast-check';
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
    ['usd50', 'usd', 50],
    ['50USD', 'usd', 50],
    ['USD 50', 'usd', 50],
    ['2000rs', 'inr', 2000],
    ['2000INR only', 'inr', 2000],
    ['rupees2000', 'inr', 2000],
    ['2000pw', 'inr', 2000],
    ['2000 for all of us', 'inr', 2000],
    ['each week 2000', 'inr', 2000],
    ['family of 4, 2000', 'inr', 2000],
    ['2000 for 21 meals', 'inr', 2000],
    ['3 meals a day for 2000', 'inr', 2000],
    ['2000 for 4', 'inr', 2000],
    ['1 crore', 'inr', 10_000_000],
    ['२०००', 'inr', 2000],
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
    ['2000 for 14 days', 1000],
    ['14days: 2000', 1000],
    ['2000 for a 14-day plan', 1000],
    ['3000 / 30 days', 700],
    ['500 a day for 14 days', 3500],
    ['8000 p/m', 8000 * MONTH],
    ['100 per meal', 2100],
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

describe('however it is spelled', () => {
  const written = fc.constantFrom(
    (amount: number) => `${amount}`,
    (amount: number) => amount.toLocaleString('en'),
    (amount: number) => amount.toLocaleString('en-IN'),
    (amount: number) => `${amount}.00`,
  );
  const money = fc.constantFrom(
    ...['₹*', '₹ *', 'rs*', 'Rs. *', '*rs', 'INR*', 'inr *', '*INR', '* rupees', '*'].map(
      (form) => ['inr', form] as const,
    ),
    ...['$*', 'US$*', 'US$ *', '*$', '* $', 'usd*', 'USD *', '*usd', '* US dollars', '*bucks'].map(
      (form) => ['usd', form] as const,
    ),
  );
  const around = fc.constantFrom('*', ' * ', 'max *', 'about * or less', 'cheap, *', 'no more than *.');
  const length = fc.constantFrom(
    ...['', ' a week', '/wk', ' weekly', ' per week', ' each week', ' for 7 days'].map((words) => [words, 7] as const),
    ...[' for 14 days', ' for two weeks', ' per 2 weeks', '/fortnight', ' for a 14-day plan'].map(
      (words) => [words, 14] as const,
    ),
    ...[' a day', '/day', ' daily', ' a day for 14 days'].map((words) => [words, 1] as const),
  );
  const counts = fc.constantFrom('', ' for 4 people', ' (family of 4)', ', 3 meals a day', ' for 21 meals');

  test('an amount is read with its currency, and no count of days, people or meals as one', () => {
    const amount = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(
        amount,
        written,
        money,
        around,
        length,
        counts,
        (much, write, [currency, form], frame, [per, days], count) => {
          const text = frame.replace('*', () => `${form.replace('*', () => write(much))}${per}${count}`);

          expect(readBudget(text, { people: 2 }), text).toEqual({
            kind: 'amount',
            currency,
            perWeek: (much * 7) / days,
            isRange: false,
            isConverted: days !== 7,
          });
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('words with counts alone choose cheaper foods', () => {
    const words = fc.constantFrom('cheap', 'low', 'tight', 'student', 'as little as possible');
    fc.assert(
      fc.property(words, length, counts, (word, [per], count) => {
        expect(readBudget(`${word}${per}${count}`, { people: 2 })).toEqual({ kind: 'words' });
      }),
    );
  });

  test('no text is too odd to be read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), fc.integer({ min: 1, max: 50 }), (text, people) => {
        const budget = readBudget(text, { people });

        if (budget.kind === 'amount') expect(budget.perWeek).toBeGreaterThan(0);
      }),
    );
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
    '14 days',
    'for 14 days',
    '14-day',
    '14days',
    '2 wks',
    'cheap for 14 days',
    'cheap, 3 meals a day',
    'cheap, family of 4',
    '50% less',
  ])('%j is words', (text) => {
    expect(readBudget(text, { people: 1 })).toEqual({ kind: 'words' });
  });

  test.each(['unlimited', 'no limit', 'none', 'No budget', 'any', 'does not matter', 'high'])(
    '%j limits nothing',
    (text) => {
      expect(readBudget(text, { people: 1 })).toEqual({ kind: 'unlimited' });
    },
  );

  test.each(['€50', '40 pounds', 'A$80', '80 CAD', 'aud50', '50eur', '5000 yen', '£30 per week'])(
    '%j is money that we know no prices in',
    (text) => {
      expect(readBudget(text, { people: 1 })).toEqual({ kind: 'otherCurrency' });
    },
  );

  test('an empty one is none', () => {
    expect(readBudget('  ', { people: 1 })).toEqual({ kind: 'none' });
  });
});
