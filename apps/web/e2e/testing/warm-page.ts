import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A page that one worker opens its tests in, one after another: what it has compiled is not compiled again. */
type WarmPage = { context: BrowserContext; page: Page };

const WARM = new WeakMap<Browser, Promise<WarmPage>>();

/**
 * The warm page of a browser, as a new one would be found: nobody is signed in, nothing is stored, routed or emulated. Opening
 * a screen in it takes half of the time that it takes in a new context. Not for tests that install clocks or scripts into
 * documents: these stay.
 */
export async function openWarmPage(
  browser: Browser,
  options: BrowserContextOptions,
  origin: string,
): Promise<WarmPage> {
  const known = WARM.get(browser);
  if (known) {
    const warm = await known;
    if (!warm.page.isClosed()) return emptied(warm, options, origin);
  }
  const opening = browser.newContext(options).then(async (context) => ({ context, page: await context.newPage() }));
  WARM.set(browser, opening);
  return opening;
}

async function emptied(warm: WarmPage, { viewport }: BrowserContextOptions, origin: string): Promise<WarmPage> {
  const { context, page } = warm;
  page.removeAllListeners();
  context.removeAllListeners();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
  // A text of the same origin, which stores nothing by itself.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' });
  await devTools.detach();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  return warm;
}
