import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('the day is the person’s own, late in the evening too', () => {
  expect(localDay(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22');
  expect(localDay(new Date(2026, 0, 3, 0, 1))).toBe('2026-01-03');
});

test('days ahead are counted over the ends of months and years, and over a day of 23 hours', () => {
  expect(localDay(new Date(2026, 1, 28), 1)).toBe('2026-03-01');
  expect(localDay(new Date(2026, 11, 31), 1)).toBe('2027-01-01');
  expect(localDay(new Date(2026, 2, 28, 12), 2)).toBe('2026-03-30');
  expect(localDay(new Date(2026, 10, 22), 365)).toBe('2027-11-22');
});
