import type { Page } from '@playwright/test';
import { shareAll, toPortionPage } from '../../src/features/planner/family-states.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { becomeFamily, becomeFamilyWithPlan } from '../testing/family-member.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { grantPlan } from '../testing/grant-plan.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember } from '../testing/member.ts';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Meal Plan' });
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Plan for' }).getByRole('button', { name });

test('a family plans one day by keyboard alone, and all of it can be read', LANDING, async ({ page, server }) => {
  await becomeFamily(page, server);
  await visit(page, '/meal');

  await page.getByRole('checkbox', { name: 'Cook for several' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Plan for Asha, Ravi, and Meera' })).toBeVisible();
  await chip(page, 'Meera').focus();
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Meera')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Plan for Asha and Ravi' })).toBeVisible();
  await expectAccessible(page);
  await generate(page).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('region', { name: 'Everybody’s day' })).toBeVisible();
  await expectAccessible(page);
});

test('it can be read that no plan suits all', LANDING, async ({ page, server, watch }) => {
  const [, ravi] = await becomeFamily(page, server);
  await askAsMember(page, 'PATCH', `/api/users/me/profiles/${ravi}`, { calorieTarget: 5500 });
  await visit(page, '/meal');
  await shareAll(page);
  await generate(page).click();

  await expect(page.getByText('5,500 kcal for Ravi do not fit into 2 meals.')).toBeVisible();
  await expectAccessible(page);
  watch.consoleErrors = watch.consoleErrors.filter((text) => !text.includes('status of 422'));
});

test('the parts of a dish can be read, and a shared plan without Family', LANDING, async ({ page, server }) => {
  await becomeFamilyWithPlan(page, server);
  await visit(page, '/dashboard');
  await toPortionPage(page);
  await page.getByLabel('Weight of the finished dish in grams').fill('1831');
  await expect(page.getByRole('dialog').last().getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);

  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  await grantPlan(server, user.email, 'free');
  await visit(page, '/dashboard');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Shared plans are changed with Family' }),
  ).toBeVisible();
  await expectAccessible(page);
});
