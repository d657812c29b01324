import { expect, test } from 'vitest';
import { CATEGORIES } from '../articles/article.ts';
import { ARTICLES } from '../articles/articles.ts';
import { articlesIn, findCategory, readMinutes, relatedTo } from './find-articles.ts';

test('a category is found by its name in any capitals, and nothing else is one', () => {
  expect(findCategory('ai & technology')).toBe('AI & Technology');
  expect(findCategory('Nutrition')).toBe('Nutrition');
  expect(findCategory('toString')).toBeUndefined();
});

test('every article is in exactly one category', () => {
  expect(CATEGORIES.flatMap(articlesIn)).toHaveLength(ARTICLES.length);
});

test('related posts share the category, leave out the post itself and are at most three', () => {
  for (const article of ARTICLES) {
    const related = relatedTo(article);

    expect(related.length).toBeLessThanOrEqual(3);
    expect(related.every(({ slug, category }) => slug !== article.slug && category === article.category)).toBe(true);
  }
});

test('reading 220 words takes a minute, and one more word a second minute', () => {
  const [article] = ARTICLES;
  if (!article) throw new Error('there are articles');

  expect(readMinutes({ ...article, words: 220 })).toBe(1);
  expect(readMinutes({ ...article, words: 221 })).toBe(2);
});
