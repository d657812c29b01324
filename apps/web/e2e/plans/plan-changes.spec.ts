import type { Locator, Page } from '@playwright/test';
import { choose, expectMeals, mealNames, mealCards as meals } from '../planner/planner-page.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';

test('single meals are changed on the planner and on the dashboard', LANDING, async ({ page }) => {
  test.setTimeout(180_000);
  await newMember(page);
  await planDay(page);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  const [breakfast, lunch] = [card(page, 'Breakfast'), card(page, 'Lunch')];
  const firstLunch = await nameOf(lunch);

  // A locked meal stays as it is while another one comes, for one token.
  await control(breakfast, 'Lock').click();
  await expect(control(breakfast, 'Lock')).toHaveAttribute('aria-pressed', 'true');
  await expect(control(breakfast, 'Swap')).toHaveAttribute('aria-disabled', 'true');
  const lockedMeal = (await breakfast.textContent()) ?? '';
  await control(lunch, 'New meal').click();
  await expect(page.getByText(/ is now your lunch\. Day total/)).toBeVisible();
  await expect(lunch.locator('h3').first()).not.toHaveText(firstLunch);
  await expect(breakfast).toHaveText(lockedMeal);
  await expect(page.getByRole('button', { name: '6 tokens' })).toBeVisible();
  await expect(control(lunch, 'New meal')).toBeFocused();
  await expectDayAddsUp(page);
  await expectAccessible(page);

  // The way back is reported before it is gone; the token stays spent.
  await expect(undo(page)).toHaveAccessibleDescription(`Puts ${firstLunch} back for lunch.`);
  await undo(page).press('Enter');
  await expect(lunch.getByRole('heading', { name: firstLunch })).toBeVisible();
  await expect(undo(page)).toBeFocused();
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: '6 tokens' })).toBeVisible();

  // Half as much for lunch: the dinner makes up for it, the locked breakfast does not.
  await control(lunch, 'Fewer servings').press('Enter');
  await expect(lunch.getByText('Energy of 0.5 servings; the figures and amounts below are for one.')).toBeVisible();
  await expect(control(lunch, 'Fewer servings')).toBeFocused();
  await expect(undo(page)).toHaveAccessibleDescription(`Puts ${firstLunch} back to 1 serving.`);
  await expect(breakfast).toHaveText(lockedMeal);
  await expectDayAddsUp(page);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(lunch.getByText('1 serving', { exact: true })).toBeVisible();
  await expect(undo(page)).toBeFocused();

  // Never again, and a new meal in its place.
  await control(lunch, 'More for').press('Enter');
  await page.getByRole('menuitem', { name: 'Not this meal again' }).press('Enter');
  await expect(lunch.getByText('You do not want this meal again.')).toBeVisible();
  await expectAccessible(page);
  await lunch.getByRole('button', { name: 'New meal' }).first().click();
  await expect(lunch.getByText('You do not want this meal again.')).toBeHidden();
  await expect(control(lunch, 'New meal')).toBeFocused();
  await expect(lunch.locator('h3').first()).not.toHaveText(firstLunch);

  // The dashboard shows the plan as it is now, with its locks, and changes it too.
  const planned = await mealNames(page, 3);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectMeals(page, planned);
  await expect(control(breakfast, 'Lock')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await control(card(page, 'Dinner'), 'New meal').click();
  await expect(page.getByText(/ is now your dinner\./)).toBeVisible();
  await expect.poll(async () => (await mealNames(page, 3))[2]).not.toBe(planned[2]);
  const changed = await mealNames(page, 3);
  expect(changed.slice(0, 2)).toEqual(planned.slice(0, 2));
  await expectDayAddsUp(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).click();
  await expectMeals(page, changed);
  await expect(page.getByRole('region', { name: 'Day total' })).toContainText(await dayTotal(page));

  // What was left out is listed, and allowed again.
  await page.getByRole('button', { name: 'Show advanced options' }).click();
  await page.getByRole('button', { name: 'Meals you do not want (1)' }).click();
  const list = page.getByRole('dialog', { name: 'Meals you do not want' });
  await expect(list.getByText(firstLunch)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: `Allow again: ${firstLunch}` }).click();
  await expect(list.getByText(/^None yet\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Meals you do not want (0)' })).toBeFocused();
});

test('a meal is swapped by keyboard for one of three, each with what it does to the day', async ({ page }) => {
  await newMember(page);
  await planDay(page);
  const dinner = card(page, 'Dinner');

  await control(dinner, 'Swap').press('Enter');
  const panel = page.getByRole('dialog', { name: `Swap ${await nameOf(dinner)}` });
  await expect(panel.getByRole('listitem').getByRole('button')).toHaveCount(3);
  await expectReadable(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectReadable(page);

  const first = panel.locator('li:has(dl)').first();
  await expect(first.getByText('1 token')).toBeVisible();
  await expect(first.locator('dd')).toHaveText([
    /kcal|the same/,
    /grams (more|less)|the same/,
    /about .*₹|the same|not known/,
    /minutes? (more|less)|the same/,
  ]);
  const chosen = (await first.getByRole('heading').textContent()) ?? '';
  await tabTo(page, first.getByRole('button', { name: `Choose ${chosen}` }));
  await page.keyboard.press('Enter');

  await expect(panel).toBeHidden();
  await expect(dinner.getByRole('heading', { name: chosen })).toBeVisible();
  await expect(control(dinner, 'Swap')).toBeFocused();
  await expectDayAddsUp(page);
  await expectReadable(page);
});

test('it can be read that a change got no answer', LANDING, async ({ page, watch }) => {
  await newMember(page);
  await planDay(page);
  const dinner = card(page, 'Dinner');
  await page.route('**/trpc/plans.regenerate**', (route) => route.abort());

  await control(dinner, 'New meal').click();

  await expect(dinner.getByRole('alert')).toContainText('No answer came. Try again: the change is made only once.');
  await expectAccessible(page);
  // The browser itself reports each request that fails as an error in the console.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/trpc\/plans\.regenerate/.test(text));
});

test('a plan that another tab changed is shown as it is now', LANDING, async ({ page, context, watch }) => {
  await newMember(page);
  await planDay(page);
  const otherTab = await context.newPage();
  await visit(otherTab, '/dashboard');
  await control(card(otherTab, 'Lunch'), 'New meal').click();
  await expect(otherTab.getByText(/ is now your lunch\./)).toBeVisible();

  await control(card(page, 'Lunch'), 'New meal').click();

  await expect(page.getByText('This plan was changed somewhere else. Here is how it is now.')).toBeVisible();
  await expectMeals(page, await mealNames(otherTab, 3));
  await expect(page.getByRole('button', { name: '6 tokens' })).toBeVisible();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/plans\.regenerate/.test(text));
});

test('undo takes back only what this tab has seen', LANDING, async ({ page, context, watch }) => {
  await newMember(page);
  await planDay(page);
  await control(card(page, 'Lunch'), 'Fewer servings').press('Enter');
  await expect(card(page, 'Lunch').getByText(/^Energy of 0\.5 servings/)).toBeVisible();
  const otherTab = await context.newPage();
  await visit(otherTab, '/dashboard');
  const seen = await mealNames(otherTab, 3);
  await control(card(otherTab, 'Dinner'), 'New meal').click();
  await expect(otherTab.getByText(/ is now your dinner\./)).toBeVisible();
  const changed = await mealNames(otherTab, 3);

  await undo(page).press('Enter');
  await expect(page.getByText('This plan was changed somewhere else. Here is how it is now.')).toBeVisible();
  await expectMeals(page, changed);

  await undo(page).press('Enter');
  await expectMeals(page, seen);
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/plans\.undo/.test(text));
});

/** A day of three vegetarian meals, the same in every run. */
async function planDay(page: Page): Promise<void> {
  await page.route(/trpc\/(meals\.generate|plans\.regenerate)/, (route) =>
    route.fallback({ postData: { ...route.request().postDataJSON(), seed: 7 } }),
  );
  await visit(page, '/meal');
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('slider').press('ArrowRight');
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
  await expect(control(card(page, 'Dinner'), 'New meal')).toBeVisible();
  await expect(page.getByRole('button', { name: '7 tokens' })).toBeVisible();
}

function card(page: Page, slot: string): Locator {
  return meals(page).filter({ has: page.getByText(slot, { exact: true }) });
}

/** A control of a card: its name begins with what it does and ends with the meal. */
function control(meal: Locator, name: string): Locator {
  return meal.getByRole('group').getByRole('button', { name: new RegExp(`^${name} `) });
}

function undo(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Undo' });
}

async function nameOf(meal: Locator): Promise<string> {
  return (await meal.locator('h3').first().textContent()) ?? '';
}

/** The day's total as the certificate says it. */
async function dayTotal(page: Page): Promise<string> {
  const line = await page
    .getByRole('main')
    .getByRole('button', { name: /ingredients checked/ })
    .textContent();
  return /([\d,]+) of/.exec(line ?? '')?.[1] ?? '';
}

/** What the cards show adds up to the day's total, each of them rounded by itself, and the day meets its target. */
async function expectDayAddsUp(page: Page): Promise<void> {
  await expect(meals(page)).toHaveCount(3);
  const shown = await meals(page).evaluateAll((cards) =>
    cards.map((meal) => Number(/([\d,]+)\u00a0kcal/.exec(meal.textContent ?? '')?.[1]?.replace(',', ''))),
  );
  const total = Number((await dayTotal(page)).replace(',', ''));
  expect(Math.abs(shown.reduce((sum, kcal) => sum + kcal, 0) - total)).toBeLessThanOrEqual(shown.length / 2 + 0.5);
  expect(Math.abs(total - 2000)).toBeLessThanOrEqual(60);
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached the control.');
}
