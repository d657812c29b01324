import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { expect, it } from 'vitest';
import { simulateTwoWeeks } from '../testing/simulate-taste.ts';

/** Each fills three weeks, which cost as much as some two hundred single plans; of fewer people the mean moves by a meal. */
const PEOPLE = process.env.PLAN_RUNS ? 48 : 24;

const request = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3 });

it('people swap half as many meals in their second week, which they do not where nothing is learnt', {
  timeout: 600_000,
}, () => {
  const people = Array.from({ length: PEOPLE }, (_, person) => simulateTwoWeeks(request, (person + 1) * 104_729));
  const mean = (of: 'first' | 'second' | 'unlearnt') => people.reduce((sum, one) => sum + one[of], 0) / PEOPLE;

  expect(mean('first')).toBeGreaterThan(3);
  expect(mean('second')).toBeLessThanOrEqual(mean('first') / 2);
  expect(mean('unlearnt')).toBeGreaterThan(0.7 * mean('first'));
});
