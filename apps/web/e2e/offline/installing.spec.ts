import { launchOptions, WHOLE_BROWSER } from '../testing/find-browser.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { cacheTheApp } from './cache-the-app.ts';

test.use({ serviceWorkers: 'allow', channel: 'chromium', launchOptions: launchOptions(WHOLE_BROWSER) });
test.slow();

test(
  'the app can be installed: its manifest is valid and its icons are there',
  LANDING,
  async ({ page, context, request }) => {
    await visit(page, '/meal');
    await cacheTheApp(page);

    const client = await context.newCDPSession(page);
    const { errors, url } = await client.send('Page.getAppManifest');
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    const manifest = await (await request.get(url)).json();

    expect(errors).toEqual([]);
    // The browser of a test keeps nothing, which is the one thing that it may find fault with.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    expect(manifest).toMatchObject({ name: 'Platewise AI', start_url: '/meal', display: 'standalone' });
    for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
      const icon = await (await request.get(src)).body();
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
    }
  },
);
