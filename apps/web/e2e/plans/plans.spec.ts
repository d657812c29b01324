import { readFile } from 'node:fs/promises';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import type { Download, Locator, Page } from '@playwright/test';
import { mealCards } from '../planner/planner-page.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, newMember, savePlan } from '../testing/member.ts';

test('what is done to plans can be read in both themes, and the pager fits a phone', LANDING, async ({ page }) => {
  await newMember(page);
  await savePlan(page);
  const { meals } = await savePlan(page, { seed: 8 });
  await visit(page, '/dashboard');
  await page.getByRole('searchbox', { name: 'Search plans' }).fill(meals[0]?.name ?? '');
  await expect(page.getByText(/plans? found$/)).toBeVisible();
  await expectReadable(page);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page.getByRole('heading', { name: 'No plan matches' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Show all plans' }).click();

  await page.getByRole('button', { name: 'Rename Meal plan' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please give the plan a name.')).toBeVisible();
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();

  await fromMenu(page, 'More for Meal plan', 'Delete');
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeFocused();
  await expectReadable(page);
});

test('a link and what it shows can be read in both themes, also on the narrowest phone', LANDING, async ({ page }) => {
  await newMember(page);
  const { planId } = await savePlan(page);
  await visit(page, '/dashboard');
  await fromMenu(page, 'Export', 'Share a link');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'New link' })).toBeVisible();
  await expectReadable(page);

  const { path } = await askAsMember<{ path: string }>(page, 'POST', `/api/meals/plans/${planId}/share`);
  await visit(page, path);
  await expect(mealCards(page)).toHaveCount(2);
  await expectReadable(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectReadable(page);
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
  await savePlan(page, { mealCount: 5, seed: 5 });
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
  await savePlan(page, { mealCount: 5, seed: 5 });
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

/** The plan on the page; its meals are the articles within. */
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
