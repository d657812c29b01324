import { cacheTheApp } from '../offline/cache-the-app.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';

test.describe('with accounts of our own', () => {
  // The worker is what fetches files ahead.
  test.use({ serviceWorkers: 'allow' });

  test('no byte of a hosted sign-in service is asked for, nor kept', LANDING, async ({ page, context }) => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));

    for (const path of ['/', '/signin', '/signup', '/pricing']) await visit(page, path);
    await newMember(page);
    await visit(page, '/dashboard');
    await visit(page, '/settings');
    await cacheTheApp(page);

    const stored = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = await Promise.all(caches.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => url);
    });
    expect(stored.length).toBeGreaterThan(50);
    expect([...asked, ...stored].filter((url) => /clerk/i.test(url))).toEqual([]);
  });
});
