import type { SitePage } from './src/app/site-pages.ts';

const SITE_NAME = 'Platewise AI';

/** The tags of a page's head: what it is called, and what shared links and search engines show of it. */
export function pageHead(page: SitePage): string {
  const url = `__PUBLIC_URL__${page.path}`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    `<link rel="canonical" href="${url}" />`,
    property('og:site_name', SITE_NAME),
    property('og:type', page.published ? 'article' : 'website'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:image', '__PUBLIC_URL__/og.png'),
    '<meta name="twitter:card" content="summary_large_image" />',
    '<link rel="alternate" type="application/rss+xml" title="Platewise AI blog" href="/feed.xml" />',
    ...(page.published ? [articleData(page, url)] : []),
  ].join('\n    ');
}

/** What search engines read of an article (schema.org). */
function articleData({ title, description, published }: SitePage, url: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title.replace(` · ${SITE_NAME}`, ''),
    description,
    datePublished: published,
    mainEntityOfPage: url,
    image: '__PUBLIC_URL__/og.png',
    author: { '@type': 'Organization', name: SITE_NAME },
    publisher: { '@type': 'Organization', name: SITE_NAME },
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
