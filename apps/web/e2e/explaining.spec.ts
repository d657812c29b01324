import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test, visit } from './fixtures.ts';
import { newMember } from './member.ts';
import { choose } from './planner-page.ts';

const PHONE = { width: 390, height: 844 };

test('a meal says why it was chosen, and each of its figures where it comes from', async ({ page }) => {
  await planMeals(page);
  const details = await openDetails(page);

  const reasons = await reasonsOf(details);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/);

  const table = await openTrace(details);
  const shownKcal = numberIn(
    await details
      .getByText(/^[\d,]+\skcal$/)
      .first()
      .textContent(),
  );
  const rows = await figuresOf(table.locator('tbody tr'));
  const [total] = await figuresOf(table.locator('tfoot tr'));
  const figures = details.locator('dl').first().locator('dd');
  await expect(figures.nth(5)).toBeVisible();
  const shown = await figures.allTextContents();
  expect(total?.kcal).toBe(shownKcal);
  expect([total?.kcal, total?.protein, total?.carbs, total?.fat]).toEqual(
    [0, 1, 2, 5].map((row) => numberIn(shown[row])),
  );

  // Every line is rounded by itself: half a unit for each of them is all that may be missing.
  const sum = (figure: 'kcal' | 'protein' | 'carbs' | 'fat') => rows.reduce((all, row) => all + row[figure], 0);
  expect(Math.abs(sum('kcal') - shownKcal)).toBeLessThanOrEqual(rows.length / 2);
  for (const macro of ['protein', 'carbs', 'fat'] as const) {
    expect(Math.abs(sum(macro) - (total?.[macro] ?? Number.NaN))).toBeLessThanOrEqual(rows.length * 0.05 + 0.001);
  }

  const ingredients = details.getByRole('heading', { name: 'Ingredients' }).locator('xpath=..').getByRole('listitem');
  await expect(ingredients).toHaveCount(rows.length);

  const sources = details.getByRole('link', { name: /^USDA FoodData Central, food \d+ ?\(opens in a new tab\)$/ });
  await expect(sources.first()).toHaveAttribute(
    'href',
    /^https:\/\/fdc\.nal\.usda\.gov\/food-details\/\d+\/nutrients$/,
  );
  await expect(sources.first()).toHaveAttribute('target', '_blank');
  await expect(sources.first()).toHaveAttribute('rel', /noopener/);
});

test('a saved plan still says why each meal was chosen', async ({ page }) => {
  await newMember(page);
  await visit(page, '/meal');
  await choose(page, 'Goal', 'Muscle Gain');
  await choose(page, 'Diet', 'Vegan');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible();
  const shownReasons = await reasonsOf(await openDetails(page));

  await visit(page, '/dashboard');

  expect(shownReasons.length).toBeGreaterThan(0);
  expect(await reasonsOf(await openDetails(page))).toEqual(shownReasons);
});

test('reasons and sources can be read in both themes, on a wide screen and on a phone', async ({ page }) => {
  await planMeals(page);

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

test('sources that do not load can be asked for again', async ({ page, watch }) => {
  await planMeals(page);
  // The server answers: what is lost on the way is asked for by itself when the connection is back.
  await page.route(/meals\.trace/, (route) => route.fulfill({ status: 500, json: {} }));
  const details = await openDetails(page);
  const disclosure = details.getByRole('button', { name: 'Where the numbers come from' });

  await disclosure.press('Enter');
  await expect(details.getByRole('alert')).toContainText('The sources could not be loaded.');
  await page.unroute(/meals\.trace/);
  await details.getByRole('button', { name: 'Retry' }).press('Enter');

  await expect(details.getByRole('table')).toBeVisible();
  await expect(disclosure).toBeFocused();
  // The browser itself reports the two requests that failed.
  watch.consoleErrors = watch.consoleErrors.filter((error) => !error.includes('meals.trace'));
});

test('the certificate says what was checked, what each word removes and what it cannot know', async ({ page }) => {
  await planMeals(page, { exclude: 'nuts, dragonfruit' });

  await page.getByRole('button', { name: /ingredients checked/ }).click();

  const account = page.getByRole('region', { name: 'What was checked' });
  await expect(account).toContainText(/Vegetarian: every ingredient was checked/);
  await expect(account).toContainText(/Each of the \d+ ingredients was checked/);
  await expect(account).toContainText(/nuts: (\d+) of \1 ingredients checked\./);
  await expect(account).toContainText(/“nuts” was understood as .+\. It takes \d+ foods out of our table\./);
  await expect(account).toContainText(/cannot assess “dragonfruit”\. Where you excluded it, .+ we cannot tell\./);
  await expect(account).toContainText('Brands, traces and cross-contact are beyond it');
  await expect(account.getByRole('rowheader')).toHaveText(['Calories', 'Protein', 'Carbs', 'Fat']);
  await expectAccessible(page);
});

async function planMeals(page: Page, { exclude = '' } = {}): Promise<void> {
  await visit(page, '/meal');
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  if (exclude) {
    await page.getByRole('button', { name: 'Show advanced options' }).click();
    await page.getByLabel('Exclude Ingredients').fill(exclude);
  }
  await page.getByRole('button', { name: 'Try Demo (2 free)' }).click();
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible();
}

async function openDetails(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Show meal details' }).first().click();
  const details = page.getByRole('dialog');
  await expect(details).toBeVisible();
  return details;
}

async function reasonsOf(details: Locator): Promise<string[]> {
  const section = details.getByRole('heading', { name: 'Why this meal' }).locator('xpath=..');
  await expect(section.getByRole('listitem').first()).toBeVisible();
  return section.getByRole('listitem').allTextContents();
}

async function openTrace(details: Locator): Promise<Locator> {
  await details.getByRole('button', { name: 'Where the numbers come from' }).click();
  const table = details.getByRole('table');
  await expect(table).toBeVisible();
  return table;
}

/** The figures in the rows of the trace; the shares beneath them are left aside. */
async function figuresOf(rows: Locator) {
  await expect(rows.first()).toBeVisible();
  const cells = await rows.evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.firstChild?.textContent ?? '')),
  );
  return cells.map(([, kcal, protein, carbs, fat]) => ({
    kcal: numberIn(kcal),
    protein: numberIn(protein),
    carbs: numberIn(carbs),
    fat: numberIn(fat),
  }));
}

function numberIn(text: string | null | undefined): number {
  return Number.parseFloat((text ?? '').replaceAll(',', ''));
}
