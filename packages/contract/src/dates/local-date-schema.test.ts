import { describe, expect, test } from 'vitest';
import { dateRange } from './date-range.ts';
import { isWithinAYear } from './known-dates.ts';
import { localDate } from './local-date-schema.ts';

describe('a date', () => {
  test.each(['2000-01-01', '2028-02-29', '2026-11-30'])('%s is taken', (date) => {
    expect(localDate('date').parse(date)).toBe(date);
  });

  test.each([
    ['2026-02-30'],
    ['2027-02-29'],
    ['1999-12-31'],
    ['30.11.2026'],
    ['2026-11-30T00:00:00Z'],
    [''],
    [20_261_130],
    [null],
    [undefined],
  ])('%j is refused with a sentence that names the field', (date) => {
    expect(localDate('from').safeParse(date).error?.issues[0]?.message).toBe(
      'from must be a real day such as 2026-11-30, from 2000-01-01 to a year ahead.',
    );
  });

  test('lies at most a year ahead of today, wherever today has come to', () => {
    const now = new Date('2026-11-21T10:00:00Z');

    expect(isWithinAYear('2027-11-21', now)).toBe(true);
    // In Kiribati it is the 22nd already.
    expect(isWithinAYear('2027-11-22', now)).toBe(true);
    expect(isWithinAYear('2027-11-23', now)).toBe(false);
  });
});

describe('a range of dates', () => {
  const messages = (value: unknown) =>
    dateRange(7)
      .safeParse(value)
      .error?.issues.map(({ message }) => message);

  test('may be one day, and as many as are allowed', () => {
    expect(messages({ from: '2026-11-21', to: '2026-11-21' })).toBeUndefined();
    expect(messages({ from: '2026-11-21', to: '2026-11-27' })).toBeUndefined();
  });

  test('is refused when it is longer, runs backwards, or holds what is no date', () => {
    expect(messages({ from: '2026-11-21', to: '2026-11-28' })).toEqual(['to must come less than 7 days after from.']);
    expect(messages({ from: '2026-11-21', to: '2026-11-20' })?.[0]).toBe('to must not come before from.');
    expect(messages({ from: '2026-02-30', to: '2026-03-01' })).toHaveLength(1);
    expect(messages({ to: '2026-02-30' })).toHaveLength(2);
  });
});
