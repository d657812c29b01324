import type { Locator, Page } from '@playwright/test';
import { becomePro } from '../testing/become-pro.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember } from '../testing/member.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 740 };

test('plans are chosen with Tab and space, and the choice can be read', LANDING, async ({ page, server }) => {
  await becomePro(page, server, [1, 1]);
  await visit(page, '/dashboard/prep');
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const days = page.getByRole('region', { name: 'The order in which you eat them' }).getByRole('listitem');
  await expect(days).toHaveText([/^Day 1/, /^Day 2/]);
  await expectReadable(page);
  await page.setViewportSize(SMALL_PHONE);
  await expectReadable(page);
});

test('a guide, and one whose plan was deleted, can be read on any screen', LANDING, async ({ page, server, watch }) => {
  const [first = '', second = '', third = ''] = await becomePro(page, server, [3, 3, 3]);
  const path = `/dashboard/prep?plans=${first},${second},${third}`;
  await visit(page, path);
  await expect(section(page, 'The session')).toBeVisible();
  for (const viewport of [WIDE, PHONE, SMALL_PHONE]) {
    await page.setViewportSize(viewport);
    await expectReadable(page);
  }

  await askAsMember(page, 'DELETE', `/api/meals/plans/${second}`);
  await visit(page, path);
  await expect(page.getByText(/^The plan of day 2 was deleted/)).toBeVisible();
  await expectReadable(page);
  expect(watch.consoleErrors.splice(0).every((text) => /404/.test(text))).toBe(true);
});

test('a week is printed whole on two pages, black on white, without the shell', LANDING, async ({ page, server }) => {
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

test('thirty-five slow meals still are two pages, which say what they leave out', LANDING, async ({ page, server }) => {
  const plans = await becomePro(page, server, Array(7).fill(5), { cookingTime: 'slow', dietaryPreferences: 'vegan' });
  await visit(page, `/dashboard/prep?plans=${plans.join(',')}`);
  await expect(page.getByText(/^A long session/)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectReadable(page);

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  // Whatever dishes these plans are of, they have no room on pages that are half as high.
  await page.addStyleTag({ content: '[data-short] > :last-child { height: 125mm !important; }' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const session = page.locator('[data-short="true"]').first();
  await expect(
    session.getByText('The steps do not fit on this page: they are in the guide on the screen.'),
  ).toBeVisible();
});

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}
