import { expect, test } from 'vitest';
import { readTrackerSearch } from './read-tracker-search.ts';

test('a day, a view and a reach stand in the address', () => {
  expect(readTrackerSearch({ date: '2026-11-22', view: 'trends', days: 30 })).toEqual({
    date: '2026-11-22',
    view: 'trends',
    days: 30,
  });
});

test('what is usual stands in no address', () => {
  expect(readTrackerSearch({ view: 'day', days: 7 })).toEqual({});
});

test('what makes no sense is left out, and a date that is none is kept to be named', () => {
  expect(readTrackerSearch({ date: 20261122, view: 'week', days: 31 })).toEqual({});
  expect(readTrackerSearch({ date: '2026-02-30' })).toEqual({ date: '2026-02-30' });
  expect(readTrackerSearch({ date: 'x'.repeat(500) }).date).toHaveLength(20);
});
