import type { Locator, Page } from '@playwright/test';
import { becomePro } from './become-pro.ts';
import { expectReadable } from './expect-readable.ts';
import { expect, test, visit } from './fixtures.ts';
import { newMember, savePlan } from './member.ts';
import { pretendPro } from './pretend-pro.ts';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 740 };

test('without Pro there is the way to it; a page that says otherwise is refused by the server', async ({
  page,
  watch,
}) => {
  await newMember(page);
  const { planId = '' } = await savePlan(page);
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: 'Weekly prep guide' }).click();
  await expect(page).toHaveTitle('Weekly prep guide · Platewise AI');
  await expect(page.getByRole('heading', { name: 'Available for Pro Users Only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing');
  await expectReadable(page);

  await pretendPro(page);
  await visit(page, '/dashboard/prep');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Make the guide' }).click();
  await expect(page).toHaveURL(new RegExp(`plans=${planId}`));
  await expect(page.getByRole('heading', { name: 'Available for Pro Users Only' })).toBeVisible();
  expect(watch.consoleErrors.splice(0).join()).toContain('403');
});

test('plans are chosen and put in order by keyboard alone', async ({ page, server }) => {
  const [first, second] = await becomePro(page, server, [1, 1]);
  await visit(page, '/dashboard/prep');
  await page.getByRole('button', { name: 'Make the guide' }).press('Enter');
  await expect(page.getByText('Please choose at least one plan.')).toBeVisible();

  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const days = page.getByRole('region', { name: 'The order in which you eat them' }).getByRole('listitem');
  await expect(days).toHaveText([/^Day 1/, /^Day 2/]);
  await expect(page.getByText('Please choose at least one plan.')).toBeHidden();
  await expectReadable(page);
  await page.setViewportSize(SMALL_PHONE);
  await expectReadable(page);

  await days
    .nth(1)
    .getByRole('button', { name: /a day earlier$/ })
    .press('Enter');
  await expect(page.getByText(/is now day 1$/)).toBeAttached();
  await page.getByRole('button', { name: 'Make the guide' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`plans=${first}(,|%2C)${second}$`));
  await expect(section(page, 'On the day').getByRole('heading', { level: 3 })).toHaveText(['Day 1', 'Day 2']);

  await page.getByRole('button', { name: 'Choose other plans' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await days
    .first()
    .getByRole('button', { name: /^Take .* out$/ })
    .click();
  await expect(days).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'The order in which you eat them' })).toBeFocused();
});

test('a guide is ticked off, has the time of day, and is begun again', async ({ page, server }) => {
  const plans = await becomePro(page, server, [3, 3, 3]);
  await visit(page, `/dashboard/prep?plans=${plans.join(',')}`);
  const session = section(page, 'The session');
  await expect(session.getByRole('figure')).toContainText(/^.*Your hands are busy for .* The oven is at /);
  await expect(page.getByText('until day 3').first()).toBeVisible();
  await expectReadable(page);

  const tasks = session.getByRole('checkbox');
  const total = await page.getByRole('checkbox').count();
  await tasks.first().check();
  await tasks.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`2 of ${total} done`)).toBeVisible();
  await page.getByLabel('You begin at').fill('14:30');
  await expect(page).toHaveURL(/start=14(:|%3A)30/);
  await expect(session.getByRole('listitem').first()).toContainText(/2:30\sPM/);
  await expect(page.getByText('Done at')).toBeVisible();

  await page.reload();
  await expect(page.getByText(`2 of ${total} done`)).toBeVisible();
  await expect(tasks.nth(1)).toBeChecked();
  await expect(page.getByLabel('You begin at')).toHaveValue('14:30');

  for (const viewport of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(viewport);
    await expectReadable(page);
  }
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText(`0 of ${total} done`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`2 of ${total} done`)).toBeVisible();
});

test('a week is printed whole on two pages, black on white, without the shell', async ({ page, server }) => {
  const plans = await becomePro(page, server, Array(7).fill(3));
  await visit(page, `/dashboard/prep?plans=${plans.join(',')}`);
  await expect(section(page, 'Good to know')).toBeVisible();

  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
  }

  const steps = await page.locator('main ol > li').evaluateAll((all) => all.length);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page).toHaveTitle('Weekly prep guide');
  await expect(page.getByRole('banner')).toBeHidden();
  const sheets = page.locator('[data-short]');
  await expect(sheets).toHaveCount(2);
  expect(steps).toBeGreaterThan(50);
  await expect(sheets.first()).toHaveAttribute('data-short', 'false');
  const { sizes, colour, ground } = await sheets.evaluateAll((all) => ({
    sizes: all.map((one) => Number.parseFloat((one as HTMLElement).style.fontSize)),
    colour: getComputedStyle(all[0] as Element).color,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6);
  expect([colour, ground]).toEqual(['rgb(31, 42, 36)', 'rgb(255, 255, 255)']);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page).toHaveTitle('Weekly prep guide · Platewise AI');
});

test('thirty-five meals still are two pages, which say what they leave out', async ({ page, server }) => {
  const plans = await becomePro(page, server, Array(7).fill(5));
  await visit(page, `/dashboard/prep?plans=${plans.join(',')}`);
  await expect(page.getByText(/^A long session/)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectReadable(page);

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const session = page.locator('[data-short="true"]').first();
  await expect(
    session.getByText('The steps do not fit on this page: they are in the guide on the screen.'),
  ).toBeVisible();
});

test('a plan that was deleted is named by its day, and the guide goes on without it', async ({
  page,
  server,
  watch,
}) => {
  const [first = '', second = '', third = ''] = await becomePro(page, server, [2, 2, 2]);
  const headers = await bearer(page);
  await page.request.delete(`/api/meals/plans/${second}`, { headers });
  await visit(page, `/dashboard/prep?plans=${first},${second},${third}`);

  await expect(page.getByText(/^The plan of day 2 was deleted/)).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Go on with 2 plans' }).click();
  await expect(section(page, 'On the day').getByRole('heading', { level: 3 })).toHaveText(['Day 1', 'Day 2']);

  await page.request.delete(`/api/meals/plans/${first}`, { headers });
  await visit(page, `/dashboard/prep?plans=${first}`);
  await expect(page.getByText(/^Every plan of this guide was deleted/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose other plans' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  expect(watch.consoleErrors.splice(0).every((text) => /404/.test(text))).toBe(true);
});

test('no answer is stated, and asked for again', async ({ page, server, watch }) => {
  const [plan = ''] = await becomePro(page, server, [1]);
  await page.route(/plans\.prepGuide/, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, `/dashboard/prep?plans=${plan}`);

  await expect(page.getByRole('heading', { name: 'The guide could not be made' })).toBeVisible();
  await expectReadable(page);
  await page.unroute(/plans\.prepGuide/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(section(page, 'Good to know')).toBeVisible();

  await visit(page, `/dashboard/prep?plans=${Array.from({ length: 8 }, (_, place) => `${plan}${place}`).join(',')}`);
  await expect(page.getByText('planIds must have at most 7 entries.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose other plans' })).toBeVisible();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of (500|400)/.test(text));
});

async function bearer(page: Page): Promise<{ authorization: string }> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  return { authorization: `Bearer ${token}` };
}

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}
