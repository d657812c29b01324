import { expect, test } from 'vitest';
import { freeTop } from './free-top.ts';

const PHONE = { height: 60, current: null, preferred: 72, end: 844 };

test('toasts lie below the bar while nothing is there that may not be covered', () => {
  expect(freeTop({ ...PHONE, taken: [] })).toBe(72);
  expect(freeTop({ ...PHONE, taken: [{ top: 400, bottom: 440 }] })).toBe(72);
});

test('a title below the bar moves them over the bar', () => {
  expect(freeTop({ ...PHONE, taken: [{ top: 80, bottom: 120 }] })).toBe(8);
});

test('the title and the close button of a dialog over the whole screen move them below', () => {
  const taken = [
    { top: 10, bottom: 54 },
    { top: 12, bottom: 40 },
    { top: 90, bottom: 130 },
  ];

  expect(freeTop({ ...PHONE, taken })).toBe(138);
});

test('they stay where they are as long as that is free', () => {
  expect(freeTop({ ...PHONE, current: 138, taken: [] })).toBe(138);
  expect(freeTop({ ...PHONE, current: 138, taken: [{ top: 140, bottom: 160 }] })).toBe(72);
});

test('without any room they lie over the bar, not over the field that is filled in', () => {
  const taken = Array.from({ length: 40 }, (_, index) => ({ top: 70 + index * 40, bottom: 100 + index * 40 }));

  expect(freeTop({ ...PHONE, taken })).toBe(8);
});

test('what is scrolled away above the window draws no toast out of sight', () => {
  const taken = [
    { top: -900, bottom: -860 },
    { top: 10, bottom: 130 },
  ];

  expect(freeTop({ ...PHONE, taken })).toBe(138);
});
