import { expect, test } from 'vitest';
import { chosenDay } from './chosen-day.ts';
import { readCalendarSearch } from './read-calendar-search.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const dayOf = (day: unknown) => chosenDay(readCalendarSearch({ day }).day, NOW);

test('a real date is the chosen day, in the past as well', () => {
  expect(dayOf('2026-11-25')).toBe('2026-11-25');
  expect(dayOf('2001-02-28')).toBe('2001-02-28');
});

test.each(['2026-02-30', '30.11.2026', '', 20261125, null, ['2026-11-25'], '1999-12-31', '2026-11-25T00:00:00Z'])(
  '%j is no day, so today is shown',
  (day) => {
    expect(dayOf(day)).toBeUndefined();
  },
);

test('a day that is more than a year ahead is not shown', () => {
  expect(dayOf('2027-11-22')).toBe('2027-11-22');
  expect(dayOf('2028-01-01')).toBeUndefined();
  expect(dayOf('9999-12-31')).toBeUndefined();
});
