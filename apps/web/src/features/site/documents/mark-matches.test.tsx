import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hasAll, markMatches, queryPatterns, textOf } from './mark-matches.tsx';

const BODY = (
  <>
    <p>
      Leave out <em>nuts</em>, or a.b
    </p>
    <ul>
      <li>Walnuts (4 g)</li>
    </ul>
  </>
);

function marked(query: string): string {
  return renderToStaticMarkup(markMatches(BODY, queryPatterns(query)));
}

test('what matches is marked in any case, inside of other marks too', () => {
  expect(marked('NUTS')).toBe(
    '<p>Leave out <em><mark>nuts</mark></em>, or a.b</p><ul><li>Wal<mark>nuts</mark> (4 g)</li></ul>',
  );
});

test('each word of a query is marked by itself', () => {
  expect(marked(' out  leave ')).toContain('<p><mark>Leave</mark> <mark>out</mark> <em>');
});

test('a query of blanks marks nothing', () => {
  expect(marked('  ')).toBe(renderToStaticMarkup(BODY));
});

test('signs of patterns and markup are searched as they stand', () => {
  expect(marked('a.b')).toContain('or <mark>a.b</mark>');
  expect(marked('(4')).toContain('Walnuts <mark>(4</mark> g)');
  expect(marked('.*')).toBe(marked(''));
  expect(marked('[')).toBe(marked(''));
  expect(marked('<script>')).toBe(marked(''));
});

test('the text of content keeps its blocks apart', () => {
  expect(textOf(BODY)).toBe(' Leave out nuts, or a.b   Walnuts (4 g)  ');
});

test('a text is found when it holds every word', () => {
  expect(hasAll(textOf(BODY), queryPatterns('walnuts leave'))).toBe(true);
  expect(hasAll(textOf(BODY), queryPatterns('walnuts keep'))).toBe(false);
  expect(hasAll(textOf(BODY), [])).toBe(true);
});
