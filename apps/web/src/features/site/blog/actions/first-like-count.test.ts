import { expect, test } from 'vitest';
import { ARTICLES } from '../../articles/articles.ts';
import { firstLikeCount } from './first-like-count.ts';

test('the first count lies between 10 and 59 for whatever slug, and both ends occur', () => {
  const counts = Array.from({ length: 5000 }, (_, index) => firstLikeCount(`post-${index}`));

  expect(Math.min(...counts)).toBe(10);
  expect(Math.max(...counts)).toBe(59);
});

test('the count of a slug is fixed, and our articles do not all share one', () => {
  const counts = ARTICLES.map(({ slug }) => firstLikeCount(slug));

  expect(ARTICLES.map(({ slug }) => firstLikeCount(slug))).toEqual(counts);
  expect(new Set(counts).size).toBeGreaterThan(3);
});
