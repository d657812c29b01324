import { describe, expect, it } from 'vitest';
import { dayNumber } from './week-dates.ts';

describe('the number of a day', () => {
  it('counts real days, over the ends of months, leap days and changes of the clock', () => {
    const between = (a: string, b: string) => Number(dayNumber(b)) - Number(dayNumber(a));

    expect(between('2026-02-27', '2026-03-02')).toBe(3);
    expect(between('2028-02-28', '2028-03-01')).toBe(2);
    expect(between('2026-03-28', '2026-03-30')).toBe(2);
    expect(between('2026-12-31', '2027-01-01')).toBe(1);
  });

  it('is not given for what is no date', () => {
    for (const date of ['2026-02-30', '2026-13-01', '2026-3-1', 'tomorrow', '', '2026-03-01T10:00']) {
      expect(dayNumber(date), date).toBeNull();
    }
  });
});
