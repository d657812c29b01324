import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ARTICLES } from '../articles/articles.ts';
import { relatedTo } from './find-articles.ts';
import { RelatedPosts } from './related-posts.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

test.each(ARTICLES.map((article) => [article.slug, article] as const))(
  '%s shows its related posts, and no block where it has none',
  (_, article) => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <RouterContextProvider router={router}>
          <RelatedPosts article={article} />
        </RouterContextProvider>
      </MantineProvider>,
    );

    const slugs = [...html.matchAll(/href="\/blog\/([^"?]+)"/g)].map(([, slug]) => slug);
    expect(slugs).toEqual(relatedTo(article).map(({ slug }) => slug));
    expect(html.includes('<section')).toBe(slugs.length > 0);
  },
);
