import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PHONE, signUp, slowDown } from './phone.ts';

const PROBE_MS = 60;
const GIVEN_UP_MS = 60_000;
const GENERATE = /^(Try Demo|Generate Meal Plan|Generating)/;

/**
 * How the planner opens, for a visitor and for a member, with nothing cached and again with all that the first visit has cached, in
 * milliseconds since it was asked for: when it can be read, when a press on it has its effect, when goal and diet are
 * chosen and the press that asks for the plan is taken, when the plan stands; and the bytes, files and round trips until then.
 */
export async function measureLoad(browser: Browser, url: string, slowdown: number): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const who of ['visitor', 'member'] as const) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'allow' });
    if (who === 'member') await signUp(context, url);
    const cold = await open(context, url, { slowdown, isCaching: true });
    const warm = await open(context, url, { slowdown, isCaching: false });
    await context.close();
    for (const [name, value] of Object.entries(cold)) figures[`${who} cold: ${name}`] = value;
    for (const [name, value] of Object.entries(warm)) figures[`${who} warm: ${name}`] = value;
  }
  return figures;
}

async function open(
  context: BrowserContext,
  url: string,
  { slowdown, isCaching }: { slowdown: number; isCaching: boolean },
): Promise<Record<string, number>> {
  const page = await context.newPage();
  await slowDown(page, { slowdown });
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  await page.goto(`${url}/meal`, { waitUntil: 'commit' });
  await untilPressed(page);
  const usable = since();
  const used = await page.evaluate(networkSoFar);
  await chooseAndAsk(page);
  const taken = since();
  await page.locator('main article:not(:has(article))').nth(1).waitFor({ timeout: GIVEN_UP_MS });
  const planned = since();
  const readable = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  if (isCaching) await untilCached(page);
  await page.close();
  return { readable: Math.round(readable), usable, 'asked for a plan': taken, planned, ...used };
}

/** Presses the way to the advanced options until it has opened them. */
async function untilPressed(page: Page): Promise<void> {
  const button = page.locator('form button[aria-controls]');
  await button.waitFor({ state: 'visible', timeout: GIVEN_UP_MS });
  for (;;) {
    const box = await button.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(PROBE_MS);
    if ((await button.getAttribute('aria-expanded')) === 'true') return;
  }
}

/** As fast as somebody could who knows what they want. The demo of a visitor is not used up by two plans of two meals. */
async function chooseAndAsk(page: Page): Promise<void> {
  await page.getByLabel('Goal', { exact: true }).selectOption('maintenance');
  await page.getByLabel('Diet', { exact: true }).selectOption('vegetarian');
  const button = page.locator('form button[type="submit"]');
  await page.waitForFunction(() => !document.querySelector('form button[type="submit"]:disabled'));
  if (!GENERATE.test(await button.innerText())) throw new Error('The button that asks for a plan is not there.');
  await button.click({ timeout: GIVEN_UP_MS });
}

/** Until the worker has the page, and what it fetches for later is there. */
async function untilCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: GIVEN_UP_MS });
  await page.waitForLoadState('networkidle');
}

/** What has come over the line so far, and the longest chain in which one file had to be there before the next was asked for. */
function networkSoFar(): Record<string, number> {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const all = [...(page ? [page] : []), ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])];
  const loaded = all.filter(({ transferSize }) => transferSize > 0).toSorted((a, b) => a.requestStart - b.requestStart);
  let trips = 0;
  let lastEnd = Number.NEGATIVE_INFINITY;
  for (const { requestStart, responseEnd } of loaded) {
    if (requestStart < lastEnd) continue;
    trips += 1;
    lastEnd = Math.min(
      ...loaded
        .filter((other) => other.requestStart >= requestStart && other.requestStart < responseEnd)
        .map((other) => other.responseEnd),
    );
  }
  return {
    'KB until usable': Math.round(loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000),
    'files until usable': loaded.length,
    'round trips until usable': trips,
  };
}
