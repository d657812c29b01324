import type { Page } from '@playwright/test';
import { cacheTheApp } from '../offline/cache-the-app.ts';
import { isAway, isBack } from '../states/answers.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { grantPlan } from '../testing/grant-plan.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, newMember, savePlan } from '../testing/member.ts';
import { changeLine, followPlans, listBoxes, storedLines, tick } from './stored-list.ts';

const PHONE = { width: 390, height: 844 };

test(
  'two devices at once lose nothing: what the other did comes, what this one did stays',
  LANDING,
  async ({ page, server }) => {
    await followPlans(page, server, [3]);
    await visit(page, '/shopping');
    const lines = (await storedLines(page)).filter(({ kind }) => kind === 'food');
    await tick(listBoxes(page).first());
    const ticked = await expectTicked(page, 1);
    const other = lines.find(({ id }) => id !== ticked[0]);

    await changeLine(page, other?.id ?? '', { isTicked: true });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/^2 of \d+ in the basket$/)).toBeVisible();
    await expectTicked(page, 2);
  },
);

test('a refused change goes back, and says why', LANDING, async ({ page, server, watch }) => {
  await followPlans(page, server, [2]);
  await visit(page, '/shopping');
  await page.getByLabel('Add to the list').fill('Candles');
  await page.keyboard.press('Enter');
  await page.getByText('Candles is on the list, under Other.').waitFor();
  await page.route(/shoppingList\.updateItem/, (route) =>
    route.fulfill({
      status: 404,
      json: {
        error: { code: -32_004, message: 'x', data: { code: 'NOT_FOUND', error: 'Not found', httpStatus: 404 } },
      },
    }),
  );
  await page.getByRole('checkbox', { name: /^Candles/ }).click();
  await expect(page.getByRole('alert').getByText('Not found')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Candles/ })).not.toBeChecked();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/404/.test(text));
});

test(
  'without the server ticks and own items wait, and are saved once, in order, when it is back',
  LANDING,
  async ({ page, server, watch }) => {
    await page.setViewportSize(PHONE);
    await followPlans(page, server, [2]);
    await visit(page, '/shopping');
    await listBoxes(page).first().waitFor();
    await isAway(page);
    await tick(listBoxes(page).first());
    await page.getByLabel('Add to the list').fill('Candles');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Candles is on the list. It will be saved when you are back online.')).toBeVisible();
    await tick(page.getByRole('checkbox', { name: /^Candles/ }));
    await expect(waitingLines(page)).toHaveCount(2);
    await expectReadable(page);
    expect((await storedLines(page)).some(({ isTicked }) => isTicked)).toBe(false);

    await isBack(page);
    await expect(waitingLines(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: /^Candles/ })).toBeChecked();
    const lines = await storedLines(page);
    expect(lines.filter(({ name }) => name === 'Candles')).toMatchObject([{ isTicked: true }]);
    expect(lines.filter(({ isTicked }) => isTicked)).toHaveLength(2);
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/503/.test(text));
  },
);

test(
  'nobody sees the list of somebody else, and a very long name stays within the page',
  LANDING,
  async ({ page, server, context }) => {
    await followPlans(page, server, [2]);
    await context.clearCookies();
    const stranger = await newMember(page);
    await askAsMember(page, 'GET', '/api/sub/subscription-status');
    await grantPlan(server, stranger, 'family');
    await savePlan(page);
    await visit(page, '/shopping');
    await expect(page.getByRole('heading', { name: 'Nothing to buy yet' })).toBeVisible();

    await page.getByLabel('Add to the list').fill('x'.repeat(200));
    await expect(page.getByLabel('Add to the list')).toHaveValue('x'.repeat(120));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: /^x{120}/ })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectReadable(page);
    await page.setViewportSize({ width: 640, height: 400 });
    await expectReadable(page);
  },
);

test.describe('with the installed app', () => {
  test.use({ serviceWorkers: 'allow' });
  test.slow();

  test(
    'the list opens without a connection, and what is ticked there is saved when it is back',
    LANDING,
    async ({ page, server, context, watch }) => {
      await followPlans(page, server, [2]);
      await visit(page, '/shopping');
      await cacheTheApp(page);
      // What is kept is kept from the first page on that the worker serves.
      await visit(page, '/shopping');
      await expect(listBoxes(page).first()).toBeVisible();
      const total = (await storedLines(page)).length;
      await context.setOffline(true);

      await visit(page, '/shopping');
      await expect(listBoxes(page)).toHaveCount(total);
      await tick(listBoxes(page).first());
      // Stated as soon as it is cached on the device.
      const pending = waitingLines(page);
      await expect(pending).toHaveCount(1);
      await visit(page, '/shopping');
      await expect(listBoxes(page).first()).toBeChecked();
      await expect(pending).toHaveCount(1);

      await context.setOffline(false);
      await expect(pending).toHaveCount(0);
      await expectTicked(page, 1);
      watch.consoleErrors = watch.consoleErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
    },
  );
});

/** The ids of the ticked lines on the server, once there are so many. */
async function expectTicked(page: Page, count: number): Promise<string[]> {
  const ticked = async () => (await storedLines(page)).filter(({ isTicked }) => isTicked).map(({ id }) => id);
  await expect.poll(async () => (await ticked()).length).toBe(count);
  return ticked();
}

/** What the lines say of changes that wait; the line about the connection counts them too. */
function waitingLines(page: Page) {
  return page.getByRole('region', { name: 'What to buy' }).getByText('waiting to be saved');
}
