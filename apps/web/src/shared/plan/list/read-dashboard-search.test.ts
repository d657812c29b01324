import { expect, test } from 'vitest';
import { readDashboardSearch, readWords } from './read-dashboard-search.ts';

const NOTHING = { page: undefined, search: undefined, goal: undefined };

test('a page number in the address is read', () => {
  expect(readDashboardSearch({ page: 3 })).toEqual({ page: 3 });
  expect(readDashboardSearch({ page: '12' })).toEqual({ page: 12 });
});

test('the first page needs no number', () => {
  expect(readDashboardSearch({ page: 1 })).toEqual(NOTHING);
  expect(readDashboardSearch({})).toEqual(NOTHING);
});

test('what is no page number is the first page', () => {
  for (const page of [-1, 0, 1.5, 'x', '', null, Number.NaN, 1e12, [2, 3], {}]) {
    expect(readDashboardSearch({ page })).toEqual(NOTHING);
  }
});

test('a goal in the address is read, another word is every goal', () => {
  expect(readDashboardSearch({ goal: 'muscle_gain' })).toEqual({ goal: 'muscle_gain' });
  for (const goal of ['fame', '', 3, null, ['muscle_gain']]) expect(readDashboardSearch({ goal })).toEqual(NOTHING);
});

test('words are read as one line that the server takes', () => {
  expect(readWords('  red\n lentils\t')).toBe('red lentils');
  expect(readWords(2026)).toBe('2026');
  expect(readWords('a\u202eb\u0000c\ud800d')).toBe('a b c d');
  expect(readWords('x'.repeat(500))).toHaveLength(120);
  for (const nothing of ['', '   ', null, undefined, {}, ['a']]) expect(readWords(nothing)).toBeUndefined();
});
