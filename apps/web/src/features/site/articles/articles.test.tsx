import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from './article.ts';
import { ARTICLES } from './articles.ts';
import { loadArticleBody } from './load-article-body.ts';

describe('the list of articles', () => {
  test('has six, newest first, in all four categories', () => {
    const dates = ARTICLES.map(({ date }) => date);

    expect(ARTICLES).toHaveLength(6);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  test('has no text for a slug that is not there, whatever it looks like', async () => {
    const found = await Promise.all(['no-such-post', '', '__proto__', 'toString'].map(loadArticleBody));

    expect(found).toEqual([null, null, null, null]);
  });
});

describe.each(ARTICLES.map((article) => [article.slug, article] as const))('%s', (slug, { excerpt, words }) => {
  test('has the number of words that its read time is computed from', async () => {
    const body = await loadArticleBody(slug);

    const parts = body?.sections.flatMap(({ heading, content }) => [heading, renderToStaticMarkup(content)]) ?? [];
    const text = parts.join(' ').replaceAll(/<[^>]+>/g, ' ');
    const counted = text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

    expect(counted).toBe(words);
  });

  test('has headings with anchors of their own, an excerpt of a sentence, and sources', async () => {
    const body = await loadArticleBody(slug);
    const ids = body?.sections.map(({ id }) => id) ?? [];

    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
    expect(excerpt.length).toBeLessThanOrEqual(180);
    expect(body?.sources.length).toBeGreaterThanOrEqual(4);
  });

  test('links only to pages of ours and to addresses on the web', async () => {
    const body = await loadArticleBody(slug);

    const html = renderToStaticMarkup(body?.sections.map(({ content }) => content));
    const links = [
      ...[...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''),
      ...(body?.sources.map(({ href }) => href) ?? []),
    ];

    expect(links.filter((href) => !/^(https?:\/\/[^\s]+|\/(meal|blog\/[a-z-]+))$/.test(href))).toEqual([]);
  });
});
