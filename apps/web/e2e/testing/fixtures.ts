import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { type RunningServer, startServer } from './start-server.ts';
import { openWarmPage } from './warm-page.ts';

export { expect };

/** What a page did that it should not: requests beyond this machine, and errors in the console. */
type Watch = { strayRequests: string[]; consoleErrors: string[] };

type Fixtures = {
  watch: Watch;
  /** Whether the test opens its pages in the one page of its worker, emptied (warm-page.ts), instead of in a new context. */
  isWarm: boolean;
};
type WorkerFixtures = { server: RunningServer };

/** Every test runs on the real server; it fails when a page asks another host or writes an error to the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({ browserName }, use) => {
      const server = await startServer(browserName);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  isWarm: [true, { option: true }],
  context: async ({ browser, context, server, isWarm, viewport, locale, serviceWorkers, contextOptions }, use) => {
    // A worker of the page would go on answering the tests after it.
    if (!isWarm || serviceWorkers === 'allow') return use(context);
    const options = { ...contextOptions, baseURL: server.url, viewport, serviceWorkers, ...(locale && { locale }) };
    const warm = await openWarmPage(browser, options, server.url);
    return use(warm.context);
  },
  page: async ({ context }, use) => {
    const [open] = context.pages();
    await use(open ?? (await context.newPage()));
  },
  watch: [
    async ({ context, server }, use) => {
      const watch: Watch = { strayRequests: [], consoleErrors: [] };
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isLocal = url.origin === server.url || ['data:', 'blob:'].includes(url.protocol);
        if (!isLocal) watch.strayRequests.push(request.url());
      });
      const isOfEndedSession = followSignOuts(context);
      context.on('console', (message) => {
        if (isOfEndedSession(message)) return;
        if (message.type() === 'error') watch.consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => watch.consoleErrors.push(String(error.error())));
      await use(watch);
      expect(watch.strayRequests, 'requests that leave this machine').toEqual([]);
      expect(watch.consoleErrors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * What is under way when somebody signs out is refused, as it must be, and the token that it then asks for as well; the
 * browser reports both. Nothing that is asked after it has left is excused.
 */
function followSignOuts(context: BrowserContext): (message: ConsoleMessage) => boolean {
  const underWay = new Set<Request>();
  const excused = new Set<string>();
  let leaving = 0;
  context.on('request', (request) => {
    if (isSignOut(request)) {
      leaving += 1;
      if (underWay.size > 0) excused.add(new URL('/api/auth/token', request.url()).href);
      for (const other of underWay) excused.add(other.url());
    } else if (leaving > 0) excused.add(request.url());
    underWay.add(request);
  });
  const isOver = (request: Request) => {
    underWay.delete(request);
    // The page leaves first, and is done with the session a moment later.
    if (isSignOut(request)) setTimeout(() => (leaving -= 1), LEAVING_MS);
  };
  context.on('requestfinished', isOver);
  context.on('requestfailed', isOver);
  return (message) => / status of 401 /.test(message.text()) && excused.has(message.location().url);
}

/** From the answer to a sign-out until the page has left what needs somebody. */
const LEAVING_MS = 500;

function isSignOut(request: Request): boolean {
  return request.url().endsWith('/api/auth/sign-out');
}

export const PASSWORD = 'a long enough sentence';

let people = 0;

/** An address that nobody has used on this server. */
export function newEmail(): string {
  people += 1;
  return `person-${Date.now()}-${people}@example.com`;
}

/** Opens a page and waits until it is awake: what was prerendered can be read before it can be pressed. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

/** The year is not prerendered: it shows that the scripts have taken over. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.getByText(`© ${new Date().getFullYear()} Platewise AI`)).toBeAttached();
}

/** Signs somebody new up through the form and waits until the dashboard is there. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await visit(page, '/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return email;
}
