import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { expect, it } from 'vitest';
import { simulateTwoWeeks } from '../testing/simulate-taste.ts';

/** Each fills three weeks, which cost as much as some two hundred single plans; of few the mean moves by a meal, so that half is asked of many. */
const { people: PEOPLE, share: SHARE } = process.env.PLAN_RUNS ? { people: 48, share: 0.5 } : { people: 8, share: 0.7 };

const request = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3 });

it('people swap half as many meals in their second week, which they do not where nothing is learnt', {
  timeout: 600_000,
}, () => {
  const people = Array.from({ length: PEOPLE }, (_, person) => simulateTwoWeeks(request, (person + 1) * 104_729));
  const mean = (of: 'first' | 'second' | 'unlearnt') => people.reduce((sum, one) => sum + one[of], 0) / PEOPLE;

  expect(mean('first')).toBeGreaterThan(3);
  expect(mean('second')).toBeLessThanOrEqual(SHARE * mean('first'));
  expect(mean('unlearnt')).toBeGreaterThan(0.7 * mean('first'));
});
