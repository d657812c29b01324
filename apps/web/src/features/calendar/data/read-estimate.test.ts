import { expect, test } from 'vitest';
import { readEstimate } from './read-estimate.ts';

test('a whole number is an estimate, however its thousands are parted', () => {
  expect(readEstimate('850')).toBe(850);
  expect(readEstimate(' 1,250 ')).toBe(1250);
  expect(readEstimate('0')).toBe(0);
});

test('nothing is no estimate', () => {
  expect(readEstimate('  ')).toBeNull();
});

test.each(['-5', '12.5', 'much', '20001', '1e3'])('%j is refused', (typed) => {
  expect(readEstimate(typed)).toBeUndefined();
});
