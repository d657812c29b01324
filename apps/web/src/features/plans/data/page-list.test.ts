import { describe, expect, test } from 'vitest';
import { pageList } from './page-list.ts';

describe('the pages that a pager lists', () => {
  test('no page is listed when there is none', () => {
    expect(pageList(1, 0)).toEqual([]);
  });

  test('up to 7 pages are all listed', () => {
    expect(pageList(1, 1)).toEqual([1]);
    expect(pageList(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('near the beginning the first few and the last are listed', () => {
    expect(pageList(1, 8)).toEqual([1, 2, 3, 4, 5, 'gap-after', 8]);
    expect(pageList(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  });

  test('in the middle the current one, its neighbours and both ends are listed', () => {
    expect(pageList(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9]);
    expect(pageList(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20]);
  });

  test('near the end the first and the last few are listed', () => {
    expect(pageList(17, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
    expect(pageList(20, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
  });

  test('every page is listed with both neighbours, the first and the last', () => {
    for (let page = 1; page <= 30; page += 1) {
      const listed = pageList(page, 30);
      const wanted = [1, Math.max(1, page - 1), page, Math.min(30, page + 1), 30];
      expect(listed).toEqual(expect.arrayContaining(wanted));
      expect(listed.length).toBeLessThanOrEqual(7);
    }
  });
});
