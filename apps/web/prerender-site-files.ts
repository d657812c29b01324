import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from './src/app/site-pages.ts';

/** Writes the map of the public pages and the feed of the blog; the server fills in its own address. */
export async function writeSiteFiles(dist: string, pages: readonly SitePage[]): Promise<void> {
  await writeFile(join(dist, 'pages/sitemap.xml'), sitemap(pages));
  await writeFile(join(dist, 'pages/feed.xml'), feed(pages.filter(({ published }) => published)));
}

function sitemap(pages: readonly SitePage[]): string {
  const urls = pages.map(({ path, published }) => {
    const date = published ? `<lastmod>${published}</lastmod>` : '';
    return `  <url><loc>__PUBLIC_URL__${path}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function feed(articles: readonly SitePage[]): string {
  const items = articles.map(({ path, title, description, published = '' }) =>
    [
      '  <item>',
      `    <title>${escapeXml(title.replace(' · Platewise AI', ''))}</title>`,
      `    <link>__PUBLIC_URL__${path}</link>`,
      `    <guid>__PUBLIC_URL__${path}</guid>`,
      `    <pubDate>${new Date(`${published}T00:00:00Z`).toUTCString()}</pubDate>`,
      `    <description>${escapeXml(description)}</description>`,
      '  </item>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    '  <title>Platewise AI blog</title>',
    '  <link>__PUBLIC_URL__/blog</link>',
    '  <description>Nutrition, meal planning and how plans are computed.</description>',
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
