import type { Browser, Locator, Page } from '@playwright/test';
import { PHONE, signUp, slowProcessor } from './phone.ts';

const SLOWDOWN = 4;
const MEALS = 5;
const REST_MS = 900;
/** How long a finger rests on a button. */
const HOLD_MS = 80;

/**
 * How a plan of five cards answers a member: the milliseconds from the last byte of the answer until its cards are painted,
 * and at a processor four times slower for each of a fixed set of interactions those until the next paint (the browser's own
 * event timing), and the longest of them.
 */
export async function measureUse(
  browser: Browser,
  url: string,
  grant: (email: string) => Promise<void>,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await grant(await signUp(context, url));
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.addInitScript(watchCards, MEALS);
  await page.goto(`${url}/meal`, { waitUntil: 'networkidle' });
  await page.getByLabel('Goal', { exact: true }).selectOption('maintenance');
  await page.getByLabel('Diet', { exact: true }).selectOption('vegetarian');
  await page.getByRole('slider').press('End');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await page
    .locator('main article:not(:has(article))')
    .nth(MEALS - 1)
    .waitFor();
  await page.waitForTimeout(REST_MS);
  const paint = await page.evaluate(() => Math.round((window as unknown as Watched).paintMs ?? Number.NaN));

  const figures: Record<string, number> = { 'answer to painted plan': paint };
  await slowProcessor(await context.newCDPSession(page), SLOWDOWN);
  const card = page.locator('main article').nth(1);
  const steps: Record<string, () => Promise<void>> = {
    'lock a card': () => press(card.getByRole('button', { name: /^Lock/ })),
    'unlock a card': () => press(card.getByRole('button', { name: /^Lock/ })),
    'change servings': () => press(card.getByRole('button', { name: /^More servings/ })),
    'open a menu': () => press(page.locator('main article').nth(2).getByRole('button', { name: /^More/ }).first()),
    'close a menu': () => page.keyboard.press('Escape'),
    'make a favorite': () =>
      press(
        page
          .locator('main article')
          .nth(3)
          .getByRole('button', { name: /favorite/i }),
      ),
    'show nutrition': () => press(page.getByRole('button', { name: 'Show nutrition' })),
    'open the options': () => press(page.getByRole('button', { name: 'Show advanced options' })),
    'type a note': () => page.getByLabel('Additional Notes').pressSequentially('soup'),
    'type an exclusion': () => page.getByLabel('Exclude Ingredients').pressSequentially('nuts'),
    'tick a cooking time': () => press(page.getByRole('radio').nth(1)),
    'change the meals': () => page.getByRole('slider').press('ArrowLeft'),
  };
  for (const [name, interact] of Object.entries(steps))
    figures[`at ${SLOWDOWN}x: ${name}`] = await longestOf(page, interact);
  figures[`at ${SLOWDOWN}x: longest`] = Math.max(
    ...Object.entries(figures).map(([name, ms]) => (name.startsWith('at') ? ms : 0)),
  );
  await context.close();
  return figures;
}

type Watched = { interactions: { ms: number }[]; paintMs?: number };

async function longestOf(page: Page, interact: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as Watched).interactions = [];
  });
  await interact();
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as Watched).interactions.map(({ ms }) => ms)));
}

/** As a person presses: Playwright's own click runs scripts in the page between the press and its release. */
async function press(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('A button that is to be pressed is not there.');
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await button.page().waitForTimeout(HOLD_MS);
  await mouse.up();
}

/** Keeps how long each interaction took until the next paint; what took less than the browser reports counts as nothing. */
function watchInteractions(): void {
  const watched = window as unknown as Watched;
  watched.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId > 0) watched.interactions.push({ ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Keeps how long it took from the last byte of a plan until its cards were painted. */
function watchCards(meals: number): void {
  const look = new MutationObserver(() => {
    if (document.querySelectorAll('main article').length < meals) return;
    look.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const answer = performance
          .getEntriesByType('resource')
          .findLast(({ name }) => name.includes('meals.generate')) as PerformanceResourceTiming | undefined;
        if (answer) (window as unknown as Watched).paintMs = performance.now() - answer.responseEnd;
      };
      port2.postMessage(null);
    });
  });
  look.observe(document, { childList: true, subtree: true });
}
