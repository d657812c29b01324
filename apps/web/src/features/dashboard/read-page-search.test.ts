import { expect, test } from 'vitest';
import { readPageSearch } from './read-page-search.ts';

test('a page number in the address is read', () => {
  expect(readPageSearch({ page: 3 })).toEqual({ page: 3 });
  expect(readPageSearch({ page: '12' })).toEqual({ page: 12 });
});

test('the first page needs no number', () => {
  expect(readPageSearch({ page: 1 })).toEqual({});
  expect(readPageSearch({})).toEqual({});
});

test('what is no page number is the first page', () => {
  for (const page of [-1, 0, 1.5, 'x', '', null, Number.NaN, 1e12, [2, 3], {}]) {
    expect(readPageSearch({ page })).toEqual({});
  }
});
