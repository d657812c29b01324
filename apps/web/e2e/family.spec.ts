import type { Page } from '@playwright/test';
import { shareAll, toPortionPage } from '../src/features/planner/family-states.ts';
import { expectAccessible } from './expect-accessible.ts';
import { becomeFamily, becomeFamilyWithPlan } from './family-member.ts';
import { expect, test, visit } from './fixtures.ts';
import { grantPlan } from './grant-plan.ts';
import { askAsMember, newMember, saveProfile } from './member.ts';

const share = (page: Page) => page.getByRole('checkbox', { name: 'Cook for several' });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Meal Plan' });
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Plan for' }).getByRole('button', { name });

/** '1,294 g' as 1294. */
function numberIn(text: string): number {
  return Number(text.replaceAll(/[^\d]/g, ''));
}

test('a family plans one day by keyboard alone: each dish once, to each their own portion, on their own target', async ({
  page,
  server,
}) => {
  await becomeFamily(page, server);
  await visit(page, '/meal');
  await expect(chip(page, 'Asha')).toHaveAttribute('aria-pressed', 'false');

  await share(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Plan for Asha, Ravi, and Meera' })).toBeVisible();
  await expect(page.getByText('Everybody’s own day is planned: Asha, Ravi, and Meera.')).toBeAttached();
  await expect(page.getByLabel('Daily Calorie Target')).toHaveCount(0);
  await chip(page, 'Meera').focus();
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Meera')).toHaveAttribute('aria-pressed', 'false');
  await expect(chip(page, 'Meera')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Plan for Asha and Ravi' })).toBeVisible();
  await expectAccessible(page);
  await generate(page).focus();
  await page.keyboard.press('Enter');

  const day = page.getByRole('region', { name: 'Everybody’s day' });
  await expect(day.getByRole('heading')).toHaveText(['Everybody’s day', 'Asha', 'Ravi']);
  for (const [name, target] of [
    ['Asha', 1500],
    ['Ravi', 2800],
  ] as const) {
    const words = day.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const kcal = (await words.getByText(/ of [\d,]+\s?kcal/).textContent()) ?? '';
    const [actual = ''] = kcal.split(' of ');
    expect(Math.abs(numberIn(actual) - target)).toBeLessThanOrEqual(0.03 * target);
  }
  for (const card of await page.getByRole('article').all()) {
    const portions = await card
      .getByRole('list', { name: /^Portions of/ })
      .getByRole('listitem')
      .allTextContents();
    const grams = portions.map((text) => numberIn(/([\d,]+)\s?g/.exec(text)?.[1] ?? ''));
    const pot = numberIn((await card.getByText(/^Cooked once,/).textContent()) ?? '');
    expect(portions).toHaveLength(2);
    expect(grams.reduce((sum, one) => sum + one, 0)).toBe(pot);
    await expect(card.getByText(/almond|walnut|peanut|cashew/i)).toHaveCount(0);
    await expect(card.getByRole('button', { name: /favorites/ })).toHaveCount(0);
    await expect(card.getByRole('group', { name: /^Servings of/ })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('who shares is cached on the device; turned off, the form is one person’s again, with all that was typed', async ({
  page,
  server,
}) => {
  await becomeFamily(page, server);
  await visit(page, '/meal');
  await chip(page, 'Asha').click();
  await expect(page.getByText('Leaves out nuts')).toBeVisible();
  await page.getByRole('button', { name: 'Show advanced options' }).click();
  await page.getByLabel('Additional Notes').fill('no mushrooms please');

  await shareAll(page);
  await expect(page.getByLabel('Exclude Ingredients')).toHaveValue('');
  await expect(page.getByLabel('Additional Notes')).toHaveValue('no mushrooms please');
  await chip(page, 'Ravi').click();
  await page.reload();
  await expect(share(page)).toBeChecked();
  await expect(chip(page, 'Ravi')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { name: 'Plan for Asha and Meera' })).toBeVisible();

  await share(page).uncheck();
  await chip(page, 'Asha').click();
  await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('1500');
  await page.getByRole('button', { name: 'Show advanced options' }).click();
  await expect(page.getByLabel('Additional Notes')).toHaveValue('no mushrooms please');
  await expect(page.getByLabel('Exclude Ingredients')).toHaveValue('nuts');
});

test('a plan that cannot be says for whom and what would help, and that helps', async ({ page, server, watch }) => {
  const [, ravi] = await becomeFamily(page, server);
  await askAsMember(page, 'PATCH', `/api/users/me/profiles/${ravi}`, { calorieTarget: 5500 });
  await visit(page, '/meal');
  await shareAll(page);
  await generate(page).click();

  await expect(page.getByText('5,500 kcal for Ravi do not fit into 2 meals.')).toContainText(
    'Plan for Ravi apart from the others, or choose 3 meals.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await chip(page, 'Ravi').click();
  await generate(page).click();

  await expect(page.getByRole('region', { name: 'Everybody’s day' }).getByRole('heading', { level: 4 })).toHaveText([
    'Asha',
    'Meera',
  ]);
  watch.consoleErrors = watch.consoleErrors.filter((text) => !text.includes('status of 422'));
});

test('a meal is exchanged for everybody, and everybody stays on target', async ({ page, server }) => {
  const { meals } = await becomeFamilyWithPlan(page, server);
  await visit(page, '/dashboard');
  const second = page
    .getByRole('article')
    .filter({ hasText: meals[1]?.name ?? '' })
    .last();

  await second.getByRole('button', { name: `Swap ${meals[1]?.name}` }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Only dishes that suit everybody are shown')).toBeVisible();
  await panel
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { name: meals[1]?.name ?? '' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: /^Portions of/ })).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Everybody’s day' }).getByRole('listitem').first()).toContainText(
    /1,(4[6-9]|5[0-4])\d of 1,500/,
  );
});

test('cooking ends with everybody’s part of the finished dish, to the gram', async ({ page, server }) => {
  await becomeFamilyWithPlan(page, server);
  await visit(page, '/dashboard');
  await toPortionPage(page);
  await expect(page.getByText('Amounts for Asha, Ravi, and Meera together')).toBeVisible();

  const weight = page.getByLabel('Weight of the finished dish in grams');
  await weight.fill('12');
  await expect(page.getByText('Please enter whole grams from 50 g to 20,000 g.')).toBeVisible();
  await weight.fill('1831');
  const parts = page.getByRole('dialog').last().getByRole('listitem');
  await expect(parts).toHaveCount(3);
  const grams = (await parts.allTextContents()).map((text) => numberIn(/([\d,]+)\s?g/.exec(text)?.[1] ?? ''));
  expect(grams.reduce((sum, one) => sum + one, 0)).toBe(1831);

  await weight.press('ArrowLeft');
  await expect(weight).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(weight).toHaveValue('1,831');
  await expectAccessible(page);
});

test('without Family a shared plan can be read and not changed, and says so', async ({ page, server }) => {
  const { meals } = await becomeFamilyWithPlan(page, server);
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  await grantPlan(server, user.email, 'free');

  await visit(page, '/dashboard');

  await expect(
    page.getByRole('main').getByRole('link', { name: 'Shared plans are changed with Family' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: meals[1]?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Swap|New meal|Lock)/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('without Family nothing offers it, and a link to a shared plan names nobody', async ({
  page,
  server,
  browser,
}) => {
  const { planId } = await becomeFamilyWithPlan(page, server);
  const { path } = await askAsMember<{ path: string }>(page, 'POST', `/api/meals/plans/${planId}/share`);
  const context = await browser.newContext();
  const stranger = await context.newPage();

  await visit(stranger, `${server.url}${path}`);
  await expect(stranger.getByText('Cooked once for 3 people', { exact: false })).toBeVisible();
  await expect(stranger.getByText('Asha')).toHaveCount(0);
  await newMember(stranger);
  await saveProfile(stranger, { name: 'Single' });
  await visit(stranger, `${server.url}/meal`);
  await expect(chip(stranger, 'Single')).toBeVisible();
  await expect(share(stranger)).toHaveCount(0);
  await context.close();
});
