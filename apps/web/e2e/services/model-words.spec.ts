import type { Page } from '@playwright/test';
import { becomePro } from '../testing/become-pro.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { test as plain, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { expect, test } from './model-fixtures.ts';

const PHONE = { width: 390, height: 844 };
const GUIDE_WORDS = 'The session in other words';
const WEEK_WORDS = 'Going round the shop';

const asked = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/prepWords|weekWords/.test(pathname)) paths.push(pathname);
  });
  return paths;
};

test(
  'a prep guide has words of the model at its end, asked for once and alone',
  LANDING,
  async ({ page, server, model }) => {
    const requests = asked(page);
    const plans = await becomePro(page, server, [2, 2]);
    model.calls.length = 0;
    await visit(page, `/dashboard/prep?plans=${plans.join(',')}`);

    const words = page.getByRole('complementary', { name: GUIDE_WORDS });
    await expect(words).toContainText('before everything is packed.');
    await expect(words).toContainText('Written by a language model');
    expect(requests).toEqual(['/trpc/plans.prepWords']);
    await page.setViewportSize(PHONE);
    await expectReadable(page);

    await page.reload();
    await expect(words).toBeVisible();
    expect(model.calls).toHaveLength(1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('[data-short]').first()).not.toContainText('language model');
  },
);

test(
  'while the model thinks, and where it fails, the guide is there as ever',
  LANDING,
  async ({ page, server, model }) => {
    const plans = await becomePro(page, server, [2]);
    model.calls.length = 0;
    model.script = { fault: 'drip' };
    await visit(page, `/dashboard/prep?plans=${plans[0]}`);
    await expect(page.getByRole('region', { name: 'Good to know' })).toBeVisible();
    await expect.poll(() => model.calls.length).toBe(1);
    await expect(page.getByText('language model')).toHaveCount(0);

    await page.getByRole('button', { name: 'Choose other plans' }).click();
    await expect.poll(() => model.calls[0]?.wasCut).toBe(true);

    model.script = { wrongWords: 'an amount' };
    const answered = page.waitForResponse(/plans\.prepWords/);
    await page.getByRole('button', { name: 'Make the guide' }).click();
    await answered;
    await expect(page.getByRole('region', { name: 'Good to know' })).toBeVisible();
    await expect(page.getByText('language model')).toHaveCount(0);
  },
);

test(
  'a planned week has words of the model below its meals, and nothing moves when they come',
  LANDING,
  async ({ page, server, model }) => {
    await becomePro(page, server);
    model.script = { paceMs: 300 };
    await visit(page, '/shopping');
    await page.getByRole('link', { name: 'A week for a budget' }).click();
    await page.getByRole('button', { name: 'Generate Shopping List' }).click();
    const week = page.getByRole('region', { name: 'A week and its list' });
    await expect(week).toBeVisible();
    const first = week.getByRole('checkbox').first();
    const place = () => first.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
    const before = await place();

    const words = week.getByRole('complementary', { name: WEEK_WORDS });
    await expect(words).toContainText('goes on top');
    expect(await place()).toBe(before);
    await expectReadable(page);
    await page.setViewportSize(PHONE);
    await expectReadable(page);
  },
);

plain('without a model nothing is asked for', async ({ page, server }) => {
  const requests = asked(page);
  const [planId] = await becomePro(page, server, [2]);
  await visit(page, `/dashboard/prep?plans=${planId}`);
  await expect(page.getByRole('region', { name: 'Good to know' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(requests).toEqual([]);
  await expect(page.getByRole('complementary', { name: GUIDE_WORDS })).toHaveCount(0);
});
