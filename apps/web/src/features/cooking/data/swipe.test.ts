import { expect, test } from 'vitest';
import { swipe } from './swipe.ts';

test.each([
  [{ x: -120, y: 10, zoom: 1 }, 'next'],
  [{ x: 120, y: -30, zoom: 1 }, 'previous'],
  [{ x: -40, y: 0, zoom: 1 }, null],
  [{ x: -120, y: 90, zoom: 1 }, null],
  [{ x: 0, y: 300, zoom: 1 }, null],
  [{ x: -120, y: 10, zoom: 2 }, null],
])('a finger that moves %j leads to %j', (move, where) => {
  expect(swipe(move)).toBe(where);
});
