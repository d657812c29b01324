import { readFile } from 'node:fs/promises';
import type { GenerationResult } from '@platewise/contract/generation-schema';
import type { Plan } from '@platewise/contract/plan-schema';
import type { Browser, Download, Locator, Page } from '@playwright/test';
import { expectReadable } from './expect-readable.ts';
import { expect, expectHydrated, test, visit } from './fixtures.ts';
import { newMember, saveFavorite, savePlan } from './member.ts';
import { expectMeals, mealCards } from './planner-page.ts';

type Wishes = { goal: string; dietaryPreferences: string; mealCount?: number; seed?: number };

test('plans are found by words and by goal, which stand in the address', async ({ page }) => {
  await newMember(page);
  const lost = await savePlan(page);
  const gained = await plan(page, { goal: 'muscle_gain', dietaryPreferences: 'vegan', mealCount: 1, seed: 3 });
  const meal = lost.meals[0]?.name ?? '';
  await visit(page, '/dashboard');
  await expect(savedPlan(page)).toContainText('Muscle Gain');

  await page.getByRole('searchbox', { name: 'Search plans' }).fill(meal.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(savedPlan(page).getByRole('heading', { name: meal })).toBeVisible();
  await expect(page.getByText('1 plan found')).toBeVisible();
  await expectReadable(page);

  await page.getByLabel('Plans for').selectOption('Muscle Gain');
  await expect(page.getByRole('heading', { name: 'No plan matches' })).toBeVisible();
  await expect(page).toHaveURL(/goal=muscle_gain/);
  await expectReadable(page);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(meal.toUpperCase());
  await expect(page.getByRole('heading', { name: 'No plan matches' })).toBeVisible();

  await page.getByRole('button', { name: 'Show all plans' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(savedPlan(page).getByRole('heading', { name: gained.meals[0]?.name ?? '' })).toBeVisible();
});

test('the arrow keys turn the pages, unless a field has the focus', async ({ page }) => {
  await newMember(page);
  await savePlan(page);
  await savePlan(page);
  await visit(page, '/dashboard');
  await expect(savedPlan(page)).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Rename Meal plan' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the plan' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rename Meal plan' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
});

test('a plan is named where it stands, copied, and its day is summed up', async ({ page }) => {
  await newMember(page);
  const { certificate } = await savePlan(page);
  await visit(page, '/dashboard');
  const total = savedPlan(page).getByRole('region', { name: 'Day total' });
  await expect(total).toContainText(`${Math.round(certificate.actual.calories).toLocaleString('en')}\u00a0kcal`);

  await page.getByRole('button', { name: 'Rename Meal plan' }).click();
  const field = page.getByRole('textbox', { name: 'Name of the plan' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please give the plan a name.')).toBeVisible();
  await field.fill('Monday');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Monday' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename Monday' })).toBeFocused();
  await expectReadable(page);

  await fromMenu(page, 'More for Monday', 'Duplicate');
  await expect(page.getByText('Plan copied. The copy comes first.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Monday (copy)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meal plans' })).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Monday', exact: true })).toBeVisible();
});

test('a deleted plan comes back, from the toast and from the note in its place', async ({ page }) => {
  await newMember(page);
  const { meals } = await savePlan(page);
  await visit(page, '/dashboard');

  await fromMenu(page, 'More for Meal plan', 'Delete');
  await expect(page.getByRole('heading', { name: 'No Meal Plans Found' })).toBeVisible();
  const note = page.getByRole('button', { name: 'Bring it back' });
  await expect(note).toBeFocused();
  await expectReadable(page);
  await page.keyboard.press('Enter');
  await expect(savedPlan(page).getByRole('heading', { name: meals[0]?.name ?? '' })).toBeVisible();
  await expect(page.getByText('The plan is back.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meal plans' })).toBeFocused();
  await expect(note).toBeHidden();

  await fromMenu(page, 'More for Meal plan', 'Delete');
  await page.getByRole('alert').filter({ hasText: 'was deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(savedPlan(page)).toBeVisible();
  await expect(note).toBeHidden();
});

test('each of two plans that were deleted one after the other comes back', async ({ page }) => {
  await newMember(page);
  const older = await savePlan(page);
  const newer = await savePlan(page, { seed: 8, mealCount: 3 });
  await visit(page, '/dashboard');

  await fromMenu(page, 'More for Meal plan', 'Delete');
  await expect(mealCards(page)).toHaveCount(2);
  await fromMenu(page, 'More for Meal plan', 'Delete');
  await expect(page.getByRole('heading', { name: 'No Meal Plans Found' })).toBeVisible();
  const notes = page.getByRole('button', { name: 'Bring it back' });
  await expect(notes).toHaveCount(2);
  await expect(notes.last()).toBeFocused();
  await expectReadable(page);

  await page
    .getByRole('alert')
    .filter({ hasText: 'was deleted' })
    .first()
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(notes).toHaveCount(1);
  await notes.click();
  await expectMeals(
    page,
    newer.meals.map(({ name }) => name),
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await expectMeals(
    page,
    older.meals.map(({ name }) => name),
  );
});

test('a plan is taken along as data, and as a calendar file of a day', async ({ page }) => {
  await newMember(page);
  const { meals } = await savePlan(page);
  await visit(page, '/dashboard');

  const data = await downloadOf(page, () => fromMenu(page, 'Export', 'Data file (.json)'));
  expect(data.suggestedFilename()).toBe('meal-plan.json');
  expect(JSON.parse(await textOf(data))).toMatchObject({ goal: 'maintenance', meals: [{ name: meals[0]?.name }, {}] });

  await fromMenu(page, 'Export', 'Calendar file (.ics)');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Day')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await expectReadable(page);
  await dialog.getByLabel('Day').fill('2026-12-24');
  const file = await downloadOf(page, () => dialog.getByRole('button', { name: 'Save the file' }).click());
  expect(file.suggestedFilename()).toBe('meal-plan.ics');
  expect(await textOf(file)).toContain('DTSTART:20261224T190000');
  await expect(dialog).toBeHidden();
});

test('a plan is printed on one page that is called by its name', async ({ page }) => {
  await newMember(page);
  await plan(page, { goal: 'maintenance', dietaryPreferences: 'vegetarian', mealCount: 5, seed: 5 });
  await openToPrint(page);

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page).toHaveTitle('Meal plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meal plan');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page).toHaveTitle('Dashboard · Platewise AI');
});

test('five meals of twenty ingredients, with as much to do as our longest recipes, are printed on one page', async ({
  page,
}) => {
  await newMember(page);
  await plan(page, { goal: 'maintenance', dietaryPreferences: 'vegetarian', mealCount: 5, seed: 5 });
  await page.route(/\/trpc\/[^?]*plans\.page/, async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: { plans?: Plan[] } } }[] = await response.json();
    for (const { meals } of answers.flatMap(({ result }) => result?.data?.plans ?? [])) {
      for (const meal of meals) Object.assign(meal, { items: twentyOf(meal.items), instructions: LONG_STEPS });
    }
    await route.fulfill({ response, json: answers });
  });
  await openToPrint(page);

  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});

test('a link shows the plan to a visitor, until it is revoked', async ({ page, browser, watch }) => {
  const email = await newMember(page);
  const { meals, planId = '' } = await savePlan(page);
  await visit(page, '/dashboard');

  await fromMenu(page, 'Export', 'Share a link');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No link leads to this plan.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = dialog.getByRole('textbox', { name: 'New link' });
  await expect(link).toHaveValue(/\/shared\/[\w-]{43}$/);
  await expect(dialog.getByText(/^One link leads to this plan, made on/)).toBeVisible();
  await expect(dialog.getByText('Copy it now: it is shown only this once.')).toBeVisible();
  await expectReadable(page);
  const address = await link.inputValue();

  const visitor = await visitorPage(browser, address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Shared meal plan' })).toBeVisible();
  await expect(visitor).toHaveTitle('Shared meal plan · Platewise AI');
  await expect(mealCards(visitor)).toHaveCount(meals.length);
  await expect(visitor.getByRole('region', { name: 'Day total' })).toContainText('kcal');
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(visitor.getByRole('button', { name: 'Add to favorites' })).toHaveCount(0);
  const shown = await visitor.getByRole('main').innerText();
  for (const secret of [email, planId, 'Maintenance']) expect(shown).not.toContain(secret);
  await expectReadable(visitor);
  await visitor.setViewportSize({ width: 360, height: 800 });
  await expectReadable(visitor);
  await mealCards(visitor).first().getByRole('button', { name: 'Show meal details' }).click();
  await expect(visitor.getByRole('dialog').getByRole('heading', { name: 'Ingredients' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByText('No link leads to this plan.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeFocused();
  await expect(link).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'This link shows no plan' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Plan meals of your own' })).toBeVisible();
  await visitor.context().close();
  expect(watch.consoleErrors).toEqual([]);
});

test('favorites are found by their words', async ({ page }) => {
  await newMember(page);
  const { meals } = await savePlan(page);
  for (const meal of meals) await saveFavorite(page, meal);
  const name = meals[1]?.name ?? '';
  await visit(page, '/user/favorites');
  await expect(mealCards(page)).toHaveCount(2);

  await page.getByRole('searchbox', { name: 'Search favorites' }).fill(name);
  await expect(mealCards(page)).toHaveCount(1);
  await expect(page.getByText('1 favorite found')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByRole('heading', { name: 'No favorite matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all favorites' }).click();
  await expect(mealCards(page)).toHaveCount(2);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

/** The plan on the page; its meals are the articles within. */
/** Seven steps of 164 characters: the longest recipes of ours hold no more. */
const LONG_STEPS = Array.from(
  { length: 7 },
  () =>
    'Heat the oil in a wide pan, cook the onions with the garlic until they are soft and golden, then add the spices and stir for a minute before the tomatoes go in too.',
);

function twentyOf<Item>(items: readonly Item[]): Item[] {
  return Array.from({ length: 20 }, (_, at) => items[at % items.length] as Item);
}

/** The dashboard with its plan; the sheet that is printed comes in one file with the button next to the plan. */
async function openToPrint(page: Page): Promise<void> {
  await visit(page, '/dashboard');
  await expect(savedPlan(page).getByRole('button', { name: 'Export', exact: true })).toBeVisible();
}

function savedPlan(page: Page): Locator {
  return page.getByRole('main').locator('article:has(article)');
}

async function fromMenu(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function downloadOf(page: Page, act: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await act();
  return download;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** Somebody else, who was given an address. */
async function visitorPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await page.goto(address);
  await expectHydrated(page);
  return page;
}

async function plan(page: Page, wishes: Wishes): Promise<GenerationResult> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/meals/generate', { data: wishes, headers });
  await expect(answer).toBeOK();
  return answer.json();
}
