import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('rows end with CRLF behind a byte order mark, and what has commas, quotes or lines is quoted', () => {
  expect(
    csvText([
      ['Food', 'Grams'],
      ['Rice, cooked', 12.5],
      ['7" pan', null],
      ['two\nlines', -3],
    ]),
  ).toBe('\uFEFFFood,Grams\r\n"Rice, cooked",12.5\r\n"7"" pan",\r\n"two\nlines",-3\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('%j stays a text', (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
});
