import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

test('arrows go through the options, and round at the ends', () => {
  expect([null, 0, 1, 2].map((active) => nextOption('ArrowDown', active, 3))).toEqual([0, 1, 2, 0]);
  expect([null, 0, 1, 2].map((active) => nextOption('ArrowUp', active, 3))).toEqual([2, 2, 0, 1]);
});

test('without options they point at none, and other keys are the field’s own', () => {
  expect(nextOption('ArrowDown', null, 0)).toBeNull();
  expect(nextOption('Home', 1, 3)).toBeUndefined();
});
