import type { Page } from '@playwright/test';
import { localToday, putEntry } from '../calendar/calendar-member.ts';
import { mealCards } from '../planner/planner-page.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { newMember, savePlan } from '../testing/member.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone Back closes the open menu and then leaves the page', async ({ page }) => {
  await visit(page, '/about');
  await visit(page, '/pricing');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const open = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => depthOf(page)).toBe(1);
  };

  await open();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/pricing');

  await open();
  await page.reload();
  await expect.poll(() => depthOf(page)).toBe(0);

  await open();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect.poll(() => depthOf(page)).toBe(0);

  await open();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => depthOf(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('on a phone Back closes what is open, the last first, and the page stays', async ({ page }) => {
  await newMember(page);
  const { meals } = await savePlan(page);
  await putEntry(page, localToday(), 'dinner', { note: 'Soup' });
  await visit(page, '/about');
  await visit(page, '/dashboard');

  await mealCards(page).first().getByRole('button', { name: 'Show meal details' }).click();
  const details = page.getByRole('dialog', { name: meals[0]?.name ?? '' });
  await expect(details).toBeVisible();
  await expect.poll(() => depthOf(page)).toBe(1);
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/dashboard');

  await mealCards(page).first().getByRole('button', { name: /swap/i }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect.poll(() => depthOf(page)).toBe(1);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/dashboard');

  await visit(page, '/calendar');
  await page.getByRole('button', { name: 'More for Soup' }).click();
  await page.getByRole('menuitem', { name: 'Move…' }).click();
  const move = page.getByRole('dialog', { name: 'Move “Soup”' });
  await expect(move).toBeVisible();
  await expect.poll(() => depthOf(page)).toBe(1);
  await page.goBack();
  await expect(move).toBeHidden();
  await expect(page).toHaveURL(/\/calendar/);
  await expect(page.getByRole('button', { name: 'More for Soup' })).toBeVisible();
});

function depthOf(page: Page): Promise<number> {
  return page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0);
}
