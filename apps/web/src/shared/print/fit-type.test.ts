import { expect, test } from 'vitest';
import { fitType } from './fit-type.ts';

function page(fitsFrom: number) {
  let size = 0;
  const setType = (points: number) => {
    size = points;
  };
  return { setType, isFull: () => size > fitsFrom, size: () => size };
}

test.each([
  [12, true, 10],
  [8.3, true, 8.25],
  [6, true, 6],
  [5.5, false, 6],
])('a page that has room at %f pt fits: %s, at %f pt', (fitsFrom, isFitted, points) => {
  const sheet = page(fitsFrom);

  expect(fitType(sheet)).toBe(isFitted);
  expect(sheet.size()).toBe(points);
});
