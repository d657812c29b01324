import type { ArticleBody } from './article.ts';

// Each text is a file of its own, fetched with the page that shows it.
const BODIES: Record<string, () => Promise<{ body: ArticleBody }>> = {
  'dietary-needs-meal-planning': () => import('./bodies/dietary-needs-meal-planning.tsx'),
  'future-of-ai-nutrition': () => import('./bodies/future-of-ai-nutrition.tsx'),
  'macro-micronutrients': () => import('./bodies/macro-micronutrients.tsx'),
  'science-ai-meal-planning': () => import('./bodies/science-ai-meal-planning.tsx'),
  'sustainable-eating-ai': () => import('./bodies/sustainable-eating-ai.tsx'),
  'sustainable-meal-prep': () => import('./bodies/sustainable-meal-prep.tsx'),
};

/** The text of an article, or null where no article has this slug. */
export async function loadArticleBody(slug: string): Promise<ArticleBody | null> {
  const load = Object.hasOwn(BODIES, slug) ? BODIES[slug] : undefined;
  return load ? (await load()).body : null;
}
