import { describe, expect, test } from 'vitest';
import { addDays, datesBetween, dayNumber, daysBetween, weekdayOf, weekStartOf, yearAfter } from './local-date.ts';

describe('the number of a day', () => {
  test('counts real days, over the ends of months, leap days and changes of the clock', () => {
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
  });

  test('is not given for what is no date', () => {
    for (const date of ['2026-02-30', '2026-13-01', '2026-3-1', 'tomorrow', '', '2026-03-01T10:00', '+012026-01-01']) {
      expect(dayNumber(date), date).toBeNull();
    }
  });
});

test('dates are added, counted and listed without a time zone', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(datesBetween('2026-10-30', '2026-11-02')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
  expect(datesBetween('2026-11-02', '2026-11-02')).toEqual(['2026-11-02']);
  expect(datesBetween('2026-11-03', '2026-11-02')).toEqual([]);
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});

test('no date comes after the last one of four digits', () => {
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  expect(addDays('9999-12-30', 7)).toBe('9999-12-31');
});

test('weekdays are reported, also before 1970, and weeks start on the day that the person chose', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-28', '1969-12-28'].map(weekdayOf)).toEqual([0, 1, 6, 0]);
  expect(([0, 1, 6] as const).map((start) => weekStartOf('2026-11-25', start))).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-21',
  ]);
  expect(weekStartOf('2026-11-22', 0)).toBe('2026-11-22');
});

test('a year after a leap day is the last of February', () => {
  expect(yearAfter('2028-02-29')).toBe('2029-02-28');
  expect(yearAfter('2027-02-28')).toBe('2028-02-28');
  expect(yearAfter('2026-12-31')).toBe('2027-12-31');
});
