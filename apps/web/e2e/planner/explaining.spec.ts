import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { choose } from './planner-page.ts';

const PHONE = { width: 390, height: 844 };

test('reasons and sources can be read in both themes, on a wide screen and on a phone', LANDING, async ({ page }) => {
  await planMeals(page);
  const account = page.getByRole('button', { name: /ingredients checked/ });
  await account.click();
  await expect(page.getByRole('region', { name: 'What was checked' })).toBeVisible();
  await expectAccessible(page);
  await account.click();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const details = await openDetails(page);
    await openTrace(details);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  }

  await page.setViewportSize(PHONE);
  const details = await openDetails(page);
  const table = await openTrace(details);
  await expectAccessible(page);
  const ingredient = table.locator('tbody th').last();
  await table.locator('tbody td').last().scrollIntoViewIfNeeded();
  await expect(table.locator('tbody td').last()).toBeInViewport();
  await expect(ingredient).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

async function planMeals(page: Page): Promise<void> {
  await visit(page, '/meal');
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible();
}

async function openDetails(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Show meal details' }).first().click();
  const details = page.getByRole('dialog');
  await expect(details).toBeVisible();
  return details;
}

async function openTrace(details: Locator): Promise<Locator> {
  await details.getByRole('button', { name: 'Where the numbers come from' }).click();
  const table = details.getByRole('table');
  await expect(table).toBeVisible();
  return table;
}
