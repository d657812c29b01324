import { fetchClerkBundles } from '@platewise/test-emulators/clerk/clerk-bundles';
import { EMAIL_CODE } from '@platewise/test-emulators/clerk/frontend-api';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { test as base, expect, type Page } from '@playwright/test';
import { newEmail, PASSWORD, visit } from '../testing/fixtures.ts';
import { type RunningServer, startServer } from '../testing/start-server.ts';

export { expect };

type Watch = { strayRequests: string[]; consoleErrors: string[]; expectedErrors: RegExp[] };
type Hosted = { server: RunningServer; clerk: ClerkStandIn };

/**
 * The product with its accounts at Clerk: the unmodified library of Clerk's in a real browser, a stand-in for its
 * service on this machine. Clerk's browser bundles are taken from the registry when they are not in the cache; without
 * them these tests are skipped, and say why.
 */
export const test = base.extend<{ watch: Watch; clerk: ClerkStandIn }, { hosted: Hosted | string }>({
  // To the library, a browser that is driven by a program has no network, and its true ways out of trouble never run.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-blink-features=AutomationControlled'] }),
    { scope: 'worker' },
  ],
  hosted: [
    async ({ browserName }, use) => {
      const bundles = await fetchClerkBundles().catch((error: unknown) => String(error).split('\n', 1)[0] ?? '');
      if (typeof bundles === 'string') {
        await use(`Clerk’s browser bundles could not be fetched with npm pack (${bundles})`);
        return;
      }
      const clerk = await startClerk({ bundles });
      const server = await startServer(`clerk-${browserName}`, {
        PUBLIC_URL: clerk.siteUrl,
        CLERK_PUBLISHABLE_KEY: clerk.publishableKey,
        CLERK_JWT_KEY: clerk.jwtKey,
        CLERK_PROXY_URL: clerk.url,
        CLERK_WEBHOOK_SECRET: clerk.webhookSecret,
      });
      clerk.forwardTo(server.url);
      clerk.deliverTo(`${server.url}/api/webhooks/clerk`);
      await use({ server, clerk });
      await server.stop();
      await clerk.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  clerk: async ({ hosted }, use) => {
    if (typeof hosted === 'string') return test.skip(true, hosted);
    await use(hosted.clerk);
    hosted.clerk.faults.length = 0;
  },
  baseURL: async ({ hosted }, use) => use(typeof hosted === 'string' ? undefined : hosted.clerk.siteUrl),
  watch: [
    async ({ context, hosted }, use, testInfo) => {
      if (typeof hosted === 'string') testInfo.skip(true, hosted);
      const watch: Watch = { strayRequests: [], consoleErrors: [], expectedErrors: [] };
      const ours = typeof hosted === 'string' ? [] : [hosted.clerk.siteUrl];
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (!ours.includes(url.origin) && !['data:', 'blob:'].includes(url.protocol))
          watch.strayRequests.push(url.href);
      });
      context.on('console', (message) => {
        if (message.type() === 'error') watch.consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => watch.consoleErrors.push(String(error.error())));
      await use(watch);
      const isExpected = (text: string) => watch.expectedErrors.some((pattern) => pattern.test(text));
      expect(watch.strayRequests, 'requests that leave this machine').toEqual([]);
      expect(
        watch.consoleErrors.filter((text) => !isExpected(text)),
        'errors in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs somebody new up through Clerk's form, the code of the email included, and waits until the dashboard knows their tokens. */
export async function signUpAtClerk(page: Page, email = newEmail()): Promise<string> {
  await visit(page, '/signup');
  await fillSignUp(page, email);
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^\d+ tokens$/ })).toBeVisible();
  return email;
}

/** Fills Clerk's form for a new account on the page that shows it. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Enter verification code').first().pressSequentially(EMAIL_CODE);
}

/** Fills Clerk's form for signing in on the page that shows it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
