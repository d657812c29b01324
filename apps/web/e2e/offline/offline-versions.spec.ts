import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { test as base, expect, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { type RunningServer, startServer, WEB_DIR } from '../testing/start-server.ts';
import { cacheTheApp } from './cache-the-app.ts';

/** A server of which another build is installed while its pages are open. */
type UpdatedServer = RunningServer & { install: (change: (webDir: string) => Promise<void>) => Promise<void> };

const test = base.extend<object, { updated: UpdatedServer }>({
  server: [async ({ updated }, use) => use(updated), { scope: 'worker', timeout: 90_000 }],
  updated: [
    async ({ browserName }, use) => {
      const webDir = await mkdtemp(join(tmpdir(), `platewise-${browserName}-build-`));
      await cp(WEB_DIR, webDir, { recursive: true });
      let running = await startServer('versions', { WEB_DIR: webDir });
      const { url } = running;
      const install: UpdatedServer['install'] = async (change) => {
        await running.stop();
        await change(webDir);
        running = await startServer('versions', { WEB_DIR: webDir, PORT: new URL(url).port });
      };
      await use({ ...running, url, stop: () => running.stop(), install });
      await running.stop();
      await rm(webDir, { recursive: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ serviceWorkers: 'allow' });
test.slow();

// While the server is exchanged nothing answers, and the browser reports that.
test.afterEach(({ watch }) => {
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/ERR_CONNECTION_REFUSED/.test(text));
});

test('a new version waits until it is asked for, and nothing typed is lost', LANDING, async ({ page, updated }) => {
  await visit(page, '/meal');
  await cacheTheApp(page);
  await page.getByLabel('Daily Calorie Target').fill('1750');

  await updated.install(nextVersion);
  await lookForNewVersion(page);
  const note = page.getByText('A new version is available.');
  // It is there when all its files are.
  await expect(note).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('1750');
  await expectAccessible(page);

  // The press leaves the field too, and the form's schema is fetched at that moment.
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
  // The version before stays for pages of it that are still open.
  await expect.poll(() => cachesOf(page)).toHaveLength(2);
});

test('a build without a worker takes away the one that was there', LANDING, async ({ page, updated }) => {
  await visit(page, '/meal');
  await cacheTheApp(page);

  await updated.install((webDir) => rm(join(webDir, 'pages/sw.js')));
  await lookForNewVersion(page);

  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await cachesOf(page)).toEqual([]);
});

/** As a build of changed code: the page is another one, and the application starts from another file. */
async function nextVersion(webDir: string): Promise<void> {
  const app = await readFile(join(webDir, 'app.html'), 'utf8');
  const [, start = 'none'] = /<script type="module"[^>]* src="([^"]+)"/.exec(app) ?? [];
  await change(join(webDir, 'app.html'), (text) => text.replace('</body>', '<!-- next --></body>'));
  await change(join(webDir, 'pages/sw.js'), (text) => text.replace(start, `${start}?next`));
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  await writeFile(file, after);
}

function lookForNewVersion(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

function cachesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('platewise-')));
}
