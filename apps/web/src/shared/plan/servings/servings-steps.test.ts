import { expect, test } from 'vitest';
import { nextServings } from './servings-steps.ts';

test.each([
  { servings: 1, more: 1.5, fewer: 0.5 },
  { servings: 0.5, more: 1, fewer: null },
  { servings: 4, more: null, fewer: 3.5 },
  { servings: 0.25, more: 0.5, fewer: null },
  { servings: 0.75, more: 1, fewer: 0.5 },
  { servings: 1.25, more: 1.5, fewer: 1 },
])('$servings servings have $more above and $fewer below', ({ servings, more, fewer }) => {
  expect(nextServings(servings, 'more')).toBe(more);
  expect(nextServings(servings, 'fewer')).toBe(fewer);
});
