import { expect, test } from 'vitest';
import { allRows, FILE_MAX_ROWS } from './all-rows.ts';

test('every page is asked for, in order, until there is none', async () => {
  const pages = [
    { rows: [1, 2], nextCursor: 'b' },
    { rows: [3], nextCursor: null },
  ];
  const asked: (string | undefined)[] = [];

  const rows = await allRows(async (cursor) => {
    asked.push(cursor);
    return pages[asked.length - 1] ?? { rows: [], nextCursor: null };
  });

  expect(rows).toEqual([1, 2, 3]);
  expect(asked).toEqual([undefined, 'b']);
});

test('a list without an end stops at what a file may hold', async () => {
  const rows = Array.from({ length: 900 }, (_, at) => at);

  expect(await allRows(async () => ({ rows, nextCursor: 'more' }))).toHaveLength(FILE_MAX_ROWS);
});
