import { expect, type Locator, type Page } from '@playwright/test';

/** Picks an option of one of the planner's lists. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The cards of the meals on a page. A saved plan is an article too; its meals are the ones within. */
export function mealCards(page: Page): Locator {
  return page.getByRole('main').locator('article:not(:has(article))');
}

/** The names of the meals, in their order, as soon as that many are there. */
export async function mealNames(page: Page, count: number): Promise<string[]> {
  await expect(mealCards(page)).toHaveCount(count);
  return mealCards(page).evaluateAll((cards) => cards.map((card) => card.querySelector('h2, h3')?.textContent ?? ''));
}

/** Waits until these meals are on the page, in this order. */
export async function expectMeals(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => mealNames(page, names.length)).toEqual(names);
}
