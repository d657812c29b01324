import { expect, test } from 'vitest';
import { readBlogSearch } from './read-blog-search.ts';

test('a category is kept as it was written, known or not', () => {
  expect(readBlogSearch({ category: 'AI & Technology' })).toEqual({ category: 'AI & Technology' });
  expect(readBlogSearch({ category: '<script>alert(1)</script>' })).toEqual({ category: '<script>alert(1)</script>' });
  expect(readBlogSearch({ category: 7 })).toEqual({ category: '7' });
});

test('what is no text, or empty, shows every article', () => {
  for (const category of [undefined, null, '', '  ', true, ['Nutrition'], { a: 1 }]) {
    expect(readBlogSearch({ category })).toEqual({ category: undefined });
  }
});

test('control characters, changes of direction and endless text do not reach the page', () => {
  expect(readBlogSearch({ category: `a\u0000\u202eb\n${'x'.repeat(500)}` }).category).toBe(`a b ${'x'.repeat(56)}`);
});
