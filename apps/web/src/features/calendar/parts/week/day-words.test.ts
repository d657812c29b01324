import { expect, test } from 'vitest';
import { longDayText, monthText, placeText, withReadableDates } from './day-words.ts';

test('a date is written as that date, whatever zone the device is in', () => {
  expect(longDayText('2026-11-22')).toBe('Sunday, November 22');
  expect(longDayText('2026-03-29')).toBe('Sunday, March 29');
  expect(placeText({ date: '2028-02-29', slot: 'second-snack' })).toBe('Second snack, Tuesday, February 29');
});

test('days of two months name both, and both years where these differ', () => {
  expect(monthText('2026-11-22', '2026-11-28')).toBe('November 2026');
  expect(monthText('2026-11-29', '2026-12-05')).toBe('November – December 2026');
  expect(monthText('2026-12-27', '2027-01-02')).toBe('December 2026 – January 2027');
});

test('dates in a sentence become readable; what is none stays', () => {
  expect(withReadableDates('2026-11-23, Lunch: “Dal” is locked and stays.')).toBe(
    'Mon, Nov 23, Lunch: “Dal” is locked and stays.',
  );
  expect(withReadableDates('The goal of 2026-11-23 is 700 kcal; 2026-99-99')).toBe(
    'The goal of Mon, Nov 23 is 700 kcal; 2026-99-99',
  );
});
