import type { Page } from '@playwright/test';
import { becomePro } from '../testing/become-pro.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember } from '../testing/member.ts';
import { becomeDiarist, becomeTracker, saveMeal } from './diary-member.ts';

const PATH = '/calorie-tracker';
const SMALL_PHONE = { width: 360, height: 740 };

type Day = { planned: { slot: string; name: string }[] };

test('what is added to a day can be read while it is typed', LANDING, async ({ page, server }) => {
  await becomePro(page, server);
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Add New Meal' }).click();
  await page.getByRole('button', { name: 'Add meal', exact: true }).click();
  await page.getByRole('button', { name: 'Daily Goal Settings' }).click();
  await expect(page.getByText('Please fill in at least the meal name and calories')).toBeVisible();
  await expectReadable(page);

  await page.getByRole('button', { name: 'Log a food' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Search foods' });
  await expect(field).toBeFocused();
  await page.keyboard.type('apple');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expectReadable(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Apple' }).getByLabel('Amount')).toBeFocused();
  await expectReadable(page);
});

test('planned meals are ticked by keyboard alone, and the day can be read', LANDING, async ({ page, server }) => {
  const today = await becomeTracker(page, server);
  await saveMeal(page, today, { name: `Lentil soup ${'x'.repeat(108)}`, calories: 700 });
  const breakfast = await nameOf(page, today, 'breakfast');
  await visit(page, PATH);
  await page.getByRole('checkbox', { name: `Eaten: ${breakfast}` }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Half' }).press('Enter');
  const menu = page.getByRole('button', { name: `Half: Status of ${breakfast}` });
  await expect(menu).toBeVisible();
  await expectReadable(page);

  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Another share…' }).press('Enter');
  await expect(page.getByLabel('Share, %')).toBeFocused();
  await page.getByLabel('Share, %').fill('80');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^80 % of it: Status of/ })).toBeFocused();
  await page.getByRole('button', { name: 'Portion the rest again' }).press('Enter');
  const proposal = page.getByRole('region', { name: 'The rest of this day, portioned again' });
  await expect(proposal.getByRole('row', { name: /^Whole day/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copy this day' }).click();
  await expectReadable(page);
  await page.setViewportSize(SMALL_PHONE);
  await expectReadable(page);
});

test('trends are drawn, and can be read as charts and as a table', LANDING, async ({ page, server }) => {
  await becomeDiarist(page, server, 12);
  await visit(page, `${PATH}?view=trends`);
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await page.setViewportSize(SMALL_PHONE);
  await expectReadable(page);
});

async function nameOf(page: Page, date: string, slot: string): Promise<string> {
  const { planned } = await askAsMember<Day>(page, 'GET', `/api/calorie/day?date=${date}`);
  return planned.find((one) => one.slot === slot)?.name ?? '';
}
