import { type Article, CATEGORIES, type Category } from '../articles/article.ts';
import { ARTICLES } from '../articles/articles.ts';

const RELATED_MAX = 3;
const WORDS_A_MINUTE = 220;

/** The category that a text names, whatever its capitals; undefined where there is none. */
export function findCategory(text: string): Category | undefined {
  return CATEGORIES.find((category) => category.toLowerCase() === text.toLowerCase());
}

/** The articles of a category, newest first. */
export function articlesIn(category: Category): readonly Article[] {
  return ARTICLES.filter((article) => article.category === category);
}

/** Up to three other articles of the same category (shell 9). */
export function relatedTo({ slug, category }: Article): readonly Article[] {
  return articlesIn(category)
    .filter((other) => other.slug !== slug)
    .slice(0, RELATED_MAX);
}

/** Minutes that reading takes, rounded up. */
export function readMinutes({ words }: Article): number {
  return Math.ceil(words / WORDS_A_MINUTE);
}
