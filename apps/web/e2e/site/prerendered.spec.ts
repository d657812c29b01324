import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { VISITOR_ROUTES } from '../shell/routes.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';

/** What the start page may load at once, gzip (decisions 48 and 50 say where it goes). */
const FIRST_LOAD_MAX_BYTES = 170_000;

/** The paths of the pages that are prerendered, as the map of the site notifies them. */
async function pathsOf(get: (path: string) => Promise<string>): Promise<string[]> {
  const xml = await get('/sitemap.xml');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('every public page can be read before any script runs', LANDING, async ({ request }) => {
  const get = async (path: string) => (await request.get(path)).text();
  const paths = await pathsOf(get);

  expect(paths.length).toBeGreaterThanOrEqual(21);
  for (const path of paths) {
    const html = await get(path);
    const route = VISITOR_ROUTES.find((known) => known.path === path);
    expect(html, path).toContain(`<title>${route?.title.replaceAll('&', '&amp;')}</title>`);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).toContain('rel="canonical"');
    expect(html, path).not.toContain('__PUBLIC_URL__');
  }
});

test('a path without a page is not found, an article that does not exist neither', async ({ request }) => {
  const statuses = await Promise.all(
    ['/', '/dashboard', '/blog/macro-micronutrients', '/blog/no-such-article', '/no/such/page'].map(async (path) =>
      (await request.get(path)).status(),
    ),
  );

  expect(statuses).toEqual([200, 200, 200, 404, 404]);
});

test('shared links show our own picture', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];

  const picture = await request.get(new URL(address).pathname);

  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('the start page hydrates with no more code than was agreed', async ({ page, request }) => {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

  let bytes = 0;
  for (const path of new Set(scripts)) {
    bytes += gzipSync(await (await request.get(path)).body(), { level: 9 }).length;
  }
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_MAX_BYTES);
});

test('the start page is whole, whether it was prerendered, left and come back to, or reached from another page', async ({
  page,
}) => {
  await visit(page, '/');
  const prerendered = await sectionsOf(page);
  expect(prerendered.length).toBeGreaterThanOrEqual(5);
  for (const { text } of prerendered) expect(text).not.toBe('');

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expect(page).toHaveTitle('Platewise AI');
  expect(await sectionsOf(page)).toEqual(prerendered);

  await visit(page, '/pricing');
  await page.getByRole('link', { name: 'Platewise AI, home' }).click();
  await expect(page).toHaveTitle('Platewise AI');
  expect(await sectionsOf(page)).toEqual(prerendered);
});

/** The sections of a page, and how much room each takes. */
function sectionsOf(page: Page): Promise<{ text: string; heightPx: number }[]> {
  return page.getByRole('main').evaluate((main) =>
    Array.from(main.querySelectorAll('section'), (section) => ({
      text: section.textContent,
      heightPx: Math.round(section.getBoundingClientRect().height),
    })),
  );
}
