import { expect, test } from 'vitest';
import { shownWeek } from './shown-week.ts';

const now = new Date('2026-11-22T09:00:00Z');

test('a week starts on Sunday, Monday or Saturday, as the person wants', () => {
  expect(shownWeek('2026-11-25', { weekStart: 0, now })).toMatchObject({ from: '2026-11-22', to: '2026-11-28' });
  expect(shownWeek('2026-11-22', { weekStart: 1, now })).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
  expect(shownWeek('2026-11-22', { weekStart: 6, now })).toMatchObject({ from: '2026-11-21', to: '2026-11-27' });
});

test('every week has its seven days, also where clocks change and years end', () => {
  expect(shownWeek('2026-03-29', { weekStart: 0, now }).dates).toHaveLength(7);
  expect(shownWeek('2026-10-25', { weekStart: 0, now }).dates.at(-1)).toBe('2026-10-31');
  expect(shownWeek('2026-12-31', { weekStart: 0, now }).dates).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});

test('the ways lead seven days back and on, to the same day of the week', () => {
  expect(shownWeek('2026-11-25', { weekStart: 0, now })).toMatchObject({ previous: '2026-11-18', next: '2026-12-02' });
});

test('nothing lies before the first date or more than a year ahead', () => {
  expect(shownWeek('2000-01-01', { weekStart: 0, now })).toMatchObject({
    from: '2000-01-01',
    dates: ['2000-01-01'],
    previous: null,
  });
  expect(shownWeek('2027-11-22', { weekStart: 0, now }).next).toBeNull();
});
