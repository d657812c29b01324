import type { ArticleBody } from './article.ts';

// Each text is a file of its own, fetched with the page that shows it.
const BODIES: Record<string, () => Promise<{ body: ArticleBody }>> = {
  'dietary-needs-meal-planning': () => import('./articles/dietary-needs-meal-planning.tsx'),
  'future-of-ai-nutrition': () => import('./articles/future-of-ai-nutrition.tsx'),
  'macro-micronutrients': () => import('./articles/macro-micronutrients.tsx'),
  'science-ai-meal-planning': () => import('./articles/science-ai-meal-planning.tsx'),
  'sustainable-eating-ai': () => import('./articles/sustainable-eating-ai.tsx'),
  'sustainable-meal-prep': () => import('./articles/sustainable-meal-prep.tsx'),
};

/** The text of an article, or null where no article has this slug. */
export async function loadArticleBody(slug: string): Promise<ArticleBody | null> {
  const load = Object.hasOwn(BODIES, slug) ? BODIES[slug] : undefined;
  return load ? (await load()).body : null;
}
