import type { Effect } from '@platewise/contract/plans/plan-change-schema';
import { expect, test } from 'vitest';
import { effectWords, priceNote } from './effect-words.ts';

const effect = (changes: Partial<Effect> = {}): Effect => ({
  calories: 0,
  macros: { protein: 0, fat: 0, carbs: 0 },
  minutes: 0,
  cost: { inr: { amount: 0, isEstimate: false, unknown: 0 }, usd: { amount: 0, isEstimate: false, unknown: 0 } },
  ...changes,
});

const shown = (changes: Partial<Effect>) => effectWords(effect(changes)).map((words) => words.shown);
const spoken = (changes: Partial<Effect>) => effectWords(effect(changes)).map((words) => words.spoken);

test('more carries a plus and is read out as more', () => {
  const more: Partial<Effect> = {
    calories: 1234,
    macros: { protein: 4.6, fat: 0, carbs: 0 },
    minutes: 1,
    cost: { inr: { amount: 41.7, isEstimate: false, unknown: 0 }, usd: { amount: 1, isEstimate: false, unknown: 0 } },
  };

  expect(shown(more)).toEqual(['+1,234\u00a0kcal', '+5\u00a0g', 'about +₹42', '+1\u00a0min']);
  expect(spoken(more)).toEqual(['1234 kilocalories more', '5 grams more', 'about 42 rupees more', '1 minute more']);
});

test('less carries a minus sign, not a hyphen, and is read out as less', () => {
  const less: Partial<Effect> = {
    calories: -3,
    macros: { protein: -2.2, fat: 0, carbs: 0 },
    minutes: -25,
    cost: { inr: { amount: -1.2, isEstimate: false, unknown: 0 }, usd: { amount: 0, isEstimate: false, unknown: 0 } },
  };

  expect(shown(less)).toEqual(['−3\u00a0kcal', '−2\u00a0g', 'about −₹1', '−25\u00a0min']);
  expect(spoken(less)).toEqual(['3 kilocalories less', '2 grams less', 'about 1 rupee less', '25 minutes less']);
});

test('what rounds to nothing is the same', () => {
  const little: Partial<Effect> = { calories: -0.4, macros: { protein: 0.4, fat: 9, carbs: 9 } };

  expect(shown(little)).toEqual(['the same', 'the same', 'the same', 'the same']);
  expect(spoken(little)).toEqual(['the same', 'the same', 'the same', 'the same']);
});

test('a price is never claimed to be whole when some are unknown', () => {
  const cost = (unknown: number) =>
    effect({
      cost: { inr: { amount: 5, isEstimate: false, unknown }, usd: { amount: 1, isEstimate: false, unknown } },
    });

  expect(priceNote(cost(0))).toBeNull();
  expect(priceNote(cost(1))).toBe('1 item has no price');
  expect(priceNote(cost(3))).toBe('3 items have no price');
});

test('a cost of which too little is known is no difference', () => {
  const cost = {
    inr: { amount: null, isEstimate: false, unknown: 9 },
    usd: { amount: 1, isEstimate: false, unknown: 1 },
  };

  expect(shown({ cost })[2]).toBe('not known');
  expect(spoken({ cost })[2]).toBe('not known');
});

test('a cost with our own estimates in it says so', () => {
  const cost = { amount: 42, isEstimate: true, unknown: 0 };

  expect(shown({ cost: { inr: cost, usd: cost } })[2]).toBe('about +₹42, our estimate');
});
