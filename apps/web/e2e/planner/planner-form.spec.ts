import type { Page } from '@playwright/test';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, PASSWORD, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember, savePlan } from '../testing/member.ts';
import { choose, expectMeals, mealCards, mealNames } from './planner-page.ts';

// A clock or a script in its pages stays.
test.use({ isWarm: false });

const GENERATE = '**/trpc/meals.generate**';

test.describe('the form as it was left', () => {
  test('comes back after a reload, for each person apart, and goes with the sign-out', LANDING, async ({ page }) => {
    await visit(page, '/meal');
    await fillForm(page, { kcal: '1500', exclude: 'nuts', notes: 'for the train' });
    await page.reload();
    await expectFilled(page, { kcal: '1500', exclude: 'nuts', notes: 'for the train' });

    // Somebody else signs in elsewhere: what a visitor left here is not theirs.
    const email = await newMember(page);
    await page.evaluate(() => sessionStorage.clear());
    await visit(page, '/meal');
    await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('2000');
    await fillForm(page, { kcal: '2500', exclude: 'dairy', notes: 'x'.repeat(1200) });
    await page.reload();
    await expectFilled(page, { kcal: '2500', exclude: 'dairy', notes: 'x'.repeat(1200) });

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('plannerForms'))).not.toContain('dairy');
    await visit(page, '/meal');
    await expectFilled(page, { kcal: '1500', exclude: 'nuts', notes: 'for the train' });
    await signIn(page, email);
    await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('2000');
  });

  test('follows a visitor who signs in, over what the account had', LANDING, async ({ page }) => {
    const email = await newMember(page);
    await visit(page, '/meal');
    await fillForm(page, { kcal: '2500', exclude: 'dairy', notes: '' });
    await page.context().clearCookies();
    await visit(page, '/meal');
    await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('2000');
    await fillForm(page, { kcal: '1600', exclude: 'soy', notes: 'no oven' });

    await signIn(page, email);

    await expectFilled(page, { kcal: '1600', exclude: 'soy', notes: 'no oven' });
    await page.reload();
    await expectFilled(page, { kcal: '1600', exclude: 'soy', notes: 'no oven' });
  });

  test('stays when the session ends while it is filled in', LANDING, async ({ page, watch }) => {
    const email = await newMember(page);
    await visit(page, '/meal');
    await fillForm(page, { kcal: '2500', exclude: 'dairy', notes: 'half' });

    // The token is refused and cannot be renewed: the next call finds nobody signed in.
    await page.context().clearCookies();
    await page.route('**/trpc/meals.exclusion**', (route) =>
      route.fulfill({ status: 401, json: [{ error: { message: '', code: -32001, data: { code: 'TOKEN_EXPIRED' } } }] }),
    );
    await page.getByLabel('Exclude Ingredients').fill('dairy, soy');
    await expect(page.getByRole('button', { name: 'Try Demo (2 free)' })).toBeVisible();
    await expect(page.getByLabel('Exclude Ingredients')).toHaveValue('dairy, soy');
    await page.getByLabel('Additional Notes').fill('half and more');
    await page.unroute('**/trpc/meals.exclusion**');

    await signIn(page, email);
    await expectFilled(page, { kcal: '2500', exclude: 'dairy, soy', notes: 'half and more' });
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/401/.test(text));
  });

  test('turns to the visitor’s when its person signs out in another tab', LANDING, async ({ page, context }) => {
    await newMember(page);
    await visit(page, '/meal');
    await fillForm(page, { kcal: '2500', exclude: 'dairy', notes: 'mine alone' });
    const other = await context.newPage();
    await visit(other, '/settings');
    await other.getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(other).toHaveURL('/');

    await expect(page.getByRole('button', { name: 'Try Demo (2 free)' })).toBeVisible();
    await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('2000');
    await expect(page.getByLabel('Additional Notes')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('mine alone');
  });

  test('falls back field by field where it cannot be read', async ({ page }) => {
    await page.addInitScript(() => {
      const form = { goal: 'fame', dietaryPreferences: 'vegan', mealCount: 99, calorieTarget: '1400', cookingTime: 7 };
      localStorage.setItem('plannerForms', JSON.stringify({ visitor: form }));
    });
    await visit(page, '/meal');
    await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('vegan');
    await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('1400');
    await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('');
    await expect(page.getByText('2 meals', { exact: true })).toBeVisible();

    await page.addInitScript(() => localStorage.setItem('plannerForms', '{broken'));
    await visit(page, '/meal');
    await expect(page.getByLabel('Daily Calorie Target')).toHaveValue('2000');
  });
});

test('a plan is there again when the page is loaded again, until its person signs out', LANDING, async ({ page }) => {
  await newMember(page);
  await visit(page, '/meal');
  await ask(page);
  await mealNames(page, 2);
  await mealCards(page)
    .first()
    .getByRole('button', { name: /^Fewer servings/ })
    .press('Enter');
  await expect(
    mealCards(page)
      .first()
      .getByText(/^Energy of 0\.5 servings/),
  ).toBeVisible();
  // The rest of the day is portioned again, with another side where that fits better.
  const planned = await mealNames(page, 2);
  const changed = await mealCards(page).first().textContent();
  await expectTwoColumnsWithSteps(page);

  await page.reload();
  await expectMeals(page, planned);
  await expect(mealCards(page).first()).toHaveText(changed ?? '');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(
    mealCards(page)
      .first()
      .getByText(/^Energy of/),
  ).toBeHidden();
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(page.getByText('My Meal Plan', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('My Meal Plan', { exact: true })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('plannerPlan'))).toBeNull();
});

/** Two columns, and numbered steps on each card (core 2). */
async function expectTwoColumnsWithSteps(page: Page): Promise<void> {
  const tops = await mealCards(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (const card of await mealCards(page).all()) {
    await expect(card.getByRole('list', { name: 'Instructions' }).getByRole('listitem').first()).toBeVisible();
  }
}

test.describe('a plan that is given up', () => {
  test('takes no tokens, and what was there before is there again', LANDING, async ({ page }) => {
    await newMember(page);
    await visit(page, '/meal');
    await ask(page);
    const before = await mealNames(page, 2);
    await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('meals.generate'));
    await page.route(GENERATE, () => new Promise(() => {}));

    await page.getByRole('button', { name: 'Generate Meal Plan' }).press('Enter');
    await expect(mealCards(page)).toHaveCount(0);
    await expect(page.getByText('Planning 2 meals')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    for (let presses = 0; presses < 5; presses++) {
      if (await cancel.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');

    await expectMeals(page, before);
    await expect(page.getByRole('alert').filter({ hasText: /^Cancelled\. No tokens are taken/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeFocused();
    expect((await given).failure()?.errorText).toContain('ABORTED');
    await page.unroute(GENERATE);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expectMeals(page, before);
    await expect(page.getByRole('navigation', { name: 'Pages of meal plans' })).toBeHidden();
    await expect(page.getByRole('button', { name: '8 tokens' })).toBeVisible();
  });

  test('is not counted for a visitor, and the next one is made', LANDING, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/meal');
    await page.route(GENERATE, () => new Promise(() => {}));
    await ask(page, 'Try Demo (2 free)');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await expect(page.getByRole('heading', { name: 'Ready to Generate' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Cancelled. Nothing was counted.' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Try Demo (2 free)' });
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
    expect(await page.evaluate(() => localStorage.getItem('demoMealCount'))).toBeNull();
    await page.unroute(GENERATE);
    await button.click();
    await expect(mealCards(page)).toHaveCount(2);
  });
});

test.describe('the name of a plan', () => {
  test('is the usual one when it is saved, and is changed where it stands', LANDING, async ({ page }) => {
    await newMember(page);
    await visit(page, '/meal');
    await ask(page);
    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page.getByText('Meal plan saved locally!')).toBeVisible();
    await expect(page.getByText('My Meal Plan', { exact: true })).toBeVisible();
    const pencil = page.getByRole('button', { name: 'Rename My Meal Plan' });
    await expect(pencil).toBeFocused();
    await expectReadable(page);

    await pencil.press('Enter');
    const field = page.getByRole('textbox', { name: 'Name of the plan' });
    await expect(field).toBeFocused();
    await field.fill(' \u200b\u2060 ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please give the plan a name.')).toBeVisible();
    await field.fill('x'.repeat(121));
    await page.keyboard.press('Enter');
    await expect(page.getByText('A name has at most 120 characters; this one has 121.')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectReadable(page);
    await field.fill('  Monday with the children ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Rename Monday with the children' })).toBeFocused();

    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 2, name: 'Monday with the children' })).toBeVisible();
  });

  test('that is being typed on the dashboard is there again after signing in again', LANDING, async ({ page }) => {
    const email = await newMember(page);
    await savePlan(page);
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: 'Rename Meal plan' }).click();
    const field = page.getByRole('textbox', { name: 'Name of the plan' });
    await field.fill('Monday, half ty');

    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/dashboard');
    await expect(field).toHaveValue('Monday, half ty');
    await field.press('End');
    await field.pressSequentially('ped');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Monday, half typed' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Monday, half typed' })).toBeVisible();
    await expect(field).toBeHidden();
  });
});

type Filled = { kcal: string; exclude: string; notes: string };

async function fillForm(page: Page, { kcal, exclude, notes }: Filled): Promise<void> {
  await choose(page, 'Goal', 'Muscle Gain');
  await choose(page, 'Diet', 'Mediterranean');
  await page.getByLabel('Daily Calorie Target').fill(kcal);
  await openAdvanced(page);
  await page.getByLabel('Exclude Ingredients').fill(exclude);
  await page.getByLabel('Additional Notes').fill(notes);
  await page.getByRole('radio', { name: 'Quick 15-30 min' }).check();
  await page.getByRole('slider').press('End');
}

async function expectFilled(page: Page, { kcal, exclude, notes }: Filled): Promise<void> {
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('muscle_gain');
  await expect(page.getByLabel('Diet', { exact: true })).toHaveValue('mediterranean');
  await expect(page.getByLabel('Daily Calorie Target')).toHaveValue(kcal);
  await expect(page.getByText('5 meals', { exact: true })).toBeVisible();
  await openAdvanced(page);
  await expect(page.getByLabel('Exclude Ingredients')).toHaveValue(exclude);
  await expect(page.getByLabel('Additional Notes')).toHaveValue(notes);
  await expect(page.getByRole('radio', { name: 'Quick 15-30 min' })).toBeChecked();
}

/** What was filled in opens them by itself: a press in that moment would close them again. */
async function openAdvanced(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show advanced options' });
  await expect(async () => {
    if (await show.isVisible()) await show.click();
    await expect(page.getByRole('radio', { name: 'Quick 15-30 min' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

async function ask(page: Page, button = 'Generate Meal Plan'): Promise<void> {
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: button }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await page.waitForURL(/\/(meal|dashboard)$/);
  await visit(page, '/meal');
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}
