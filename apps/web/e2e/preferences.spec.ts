import type { Page } from '@playwright/test';
import { expectReadable } from './expect-readable.ts';
import { expect, test, visit } from './fixtures.ts';
import { askAsMember, newMember, saveFavorite, savePlan, saveProfile } from './member.ts';

const SETTINGS = '/settings?tab=preferences';

test('a person chooses time zone, week and weights by keyboard, and they are kept', async ({ page }) => {
  await newMember(page);
  await visit(page, SETTINGS);

  await page.getByLabel('Time zone').selectOption({ label: 'Kiritimati' });
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('radio', { name: 'Sunday' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'Grams and kilograms' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => cachedPreferences(page))
    .toMatchObject({
      timeZone: 'Pacific/Kiritimati',
      weekStart: 1,
      units: 'us',
    });
  await expectReadable(page);

  await page.reload();
  await expect(page.getByLabel('Time zone')).toHaveValue('Pacific/Kiritimati');
  await expect(page.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Ounces and pounds' })).toBeChecked();
});

test('anyone who weighs in ounces reads them in the details of a meal, with the grams that figures come from', async ({
  page,
}) => {
  await newMember(page);
  const { meals } = await savePlan(page);
  await saveFavorite(page, meals[0]);
  await askAsMember(page, 'PATCH', '/api/users/me/preferences', { units: 'us' });

  await visit(page, '/user/favorites');
  await page.getByRole('button', { name: 'Show meal details' }).first().click();

  await expect(
    page
      .getByRole('dialog')
      .getByText(/^\d+(\.\d)?\soz \(\d+\sg\)$/)
      .first(),
  ).toBeVisible();
});

test('a choice that cannot be saved is taken back and stated', async ({ page, watch }) => {
  await newMember(page);
  await visit(page, SETTINGS);
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await page.route(/\/trpc\/preferences\.update/, (route) => route.abort());

  // Not `check`, which wants to find it checked: it may be taken back before anybody can look.
  await page.getByRole('radio', { name: 'Saturday' }).click();

  // The first call of a new person may travel in the same request, and is reported next to it.
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be saved' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/preferences\.update/.test(text));
});

test('the calendar plans for the profile that is chosen', async ({ page }) => {
  await newMember(page);
  await visit(page, SETTINGS);
  await expect(page.getByText(/^You have no profile yet/)).toBeVisible();
  const asha = await saveProfile(page, { name: 'Asha', calorieTarget: 1700 });

  await page.reload();

  await expect(page.getByLabel('Profile', { exact: true })).toHaveValue(asha._id);
});

function cachedPreferences(page: Page) {
  return askAsMember(page, 'GET', '/api/users/me/preferences');
}
