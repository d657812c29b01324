import { expect, test } from 'vitest';
import { movedPlan, withPlan } from './chosen-plans.ts';

test('a plan is added as the last day, and taken out again', () => {
  expect(withPlan(['a'], 'b')).toEqual(['a', 'b']);
  expect(withPlan(['a', 'b'], 'a')).toEqual(['b']);
});

test('days are exchanged with their neighbours, not beyond the ends', () => {
  expect(movedPlan(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(movedPlan(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(movedPlan(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(movedPlan(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
