import { addDays } from '@platewise/contract/dates/local-date';
import type { Locator, Page } from '@playwright/test';
import { becomePro } from '../testing/become-pro.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember, newMember, saveFavorite, savePlan } from '../testing/member.ts';
import { becomePlanner, localToday, putEntry, weekOfToday } from './calendar-member.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

type Week = { days: { date: string; entries: { slot: string; kind: string; meal: { name: string } | null }[] }[] };

test('what the calendar shows can be read, and a reload leads back to the stove', LANDING, async ({ page, watch }) => {
  await newMember(page);
  const { planId, meals } = await savePlan(page, { mealCount: 3 });
  await putEntry(page, localToday(), 'lunch', { planId, mealId: meals[1]?.id, note: 'Light the candles.' });
  await putEntry(page, localToday(), 'dinner', { eatingOut: true, kcal: 1990 });
  await visit(page, '/calendar');
  await slot(page, 'Lunch')
    .getByText(/^\d+ ingredients$/)
    .click();
  await slot(page, 'Breakfast')
    .getByRole('button', { name: /^Generate a meal/ })
    .click();
  await expect(slot(page, 'Breakfast').getByRole('alert')).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'More for these days' }).click();
  await page.getByRole('menuitem', { name: 'Subscribe in your calendar app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe in your calendar app' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByLabel('Secret link')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Turn off the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeFocused();
  await page.keyboard.press('Escape');

  await slot(page, 'Lunch')
    .getByRole('button', { name: meals[1]?.name ?? '', exact: true })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }).click();
  await page.reload();
  await expect(page.getByRole('dialog').last()).toContainText(meals[1]?.name ?? '');
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 422/.test(text));
});

test('a week is filled and changed by keyboard alone, and each change can be taken back', async ({ page, server }) => {
  test.setTimeout(150_000);
  await page.setViewportSize(WIDE);
  await becomePro(page, server);
  const from = weekOfToday();
  await visit(page, `/calendar?day=${from}`);
  await expect(slot(page, 'Lunch')).toContainText('No meal planned');
  await page.getByRole('button', { name: 'Fill the week' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fill days with new meals' });
  const days = dialog.getByRole('group', { name: 'Days to fill' }).getByRole('checkbox');
  await expect(days).toHaveCount(7);
  for (const box of await days.all()) {
    if (!(await box.isChecked())) await box.press('Space');
  }
  await expect(dialog).toContainText('8 new meals, 8 from earlier meals, 5 breakfasts again');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Plan 8 meals' }).press('Enter');
  await expect(page.getByText(/ meals planned\. \d meals are the rest of earlier ones\./).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => countEntries(page, from)).toBe(21);
  await expectAccessible(page);

  // Cut on Sunday, pasted on Tuesday: what stood there comes to Sunday.
  const sunday = cell(page, from, 'dinner');
  const tuesday = cell(page, addDays(from, 2), 'dinner');
  const [first, second] = [await nameIn(sunday), await nameIn(tuesday)];
  await sunday.focus();
  await page.keyboard.press('Control+x');
  await expect(page.getByText(`“${first}” is cut.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tuesday).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(page.getByText(`“${first}” and “${second}” have changed places.`)).toBeVisible();
  expect(await nameIn(tuesday)).toBe(first);
  expect(await nameIn(sunday)).toBe(second);
  await page.getByRole('button', { name: 'Undo the last change' }).press('Enter');
  await expect(page.getByText('Change undone.')).toBeVisible();
  await expect.poll(() => nameIn(sunday)).toBe(first);

  // Locked it stays where the week is cleared.
  await sunday.focus();
  await page.keyboard.press('l');
  await expect(sunday).toHaveAccessibleName(/, locked$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect.poll(() => countEntries(page, from)).toBe(20);
  await page.getByRole('button', { name: 'More for these days' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Clear these 7 days' }).press('Enter');
  await expect(page.getByText('19 entries cleared.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText(`“${first}” is locked and stays.`);
  expect(await countEntries(page, from)).toBe(1);
  await expectAccessible(page);

  // By menu and dialog, to another day and meal.
  await sunday.press('Enter');
  await page.getByRole('menuitem', { name: 'Copy…' }).press('Enter');
  const copying = page.getByRole('dialog', { name: `Copy “${first}”` });
  await copying.getByLabel('Day').fill(addDays(from, 6));
  await expectAccessible(page);
  await copying.getByRole('button', { name: 'Copy it' }).press('Enter');
  await expect(copying).toBeHidden();
  await expect.poll(() => nameIn(cell(page, addDays(from, 6), 'dinner'))).toBe(first);
  await page.getByRole('button', { name: 'Undo the last change' }).press('Enter');
  await expect.poll(() => countEntries(page, from)).toBe(1);
  await page.getByRole('button', { name: 'Undo the last change' }).press('Enter');
  await expect.poll(() => countEntries(page, from)).toBe(20);

  // The same meals a week later.
  await page.getByRole('button', { name: 'Next 7 days' }).press('Enter');
  await page.getByRole('button', { name: 'More for these days' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Repeat the week before' }).press('Enter');
  await expect(page.getByText('20 meals repeated.')).toBeVisible();
  expect(await countEntries(page, addDays(from, 7))).toBe(20);
});

test('a meal is dragged to another day, and with Alt copied', async ({ page, server }) => {
  await page.setViewportSize(WIDE);
  const { from } = await becomePlanner(page, server);
  await visit(page, `/calendar?day=${from}`);
  const [sunday, friday, saturday] = [0, 5, 6].map((place) => cell(page, addDays(from, place), 'lunch'));
  if (!sunday || !friday || !saturday) throw new Error('A week has seven days.');
  const name = await nameIn(sunday);

  await dragTo(page, sunday, friday);
  await expect(page.getByText(new RegExp(`^“${name}” is now at Lunch, Friday, `))).toBeVisible();
  await expect(sunday).toHaveAccessibleName(/: No meal planned$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect.poll(() => nameIn(friday)).toBe(name);

  await page.keyboard.down('Alt');
  await dragTo(page, friday, saturday);
  await page.keyboard.up('Alt');
  await expect(page.getByText(new RegExp(`^“${name}” was copied to Lunch, Saturday, `))).toBeVisible();
  expect(await nameIn(friday)).toBe(name);
  expect(await nameIn(saturday)).toBe(name);
  await page
    .getByText(/was copied to/)
    .locator('../..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(saturday).toHaveAccessibleName(/: No meal planned$/);

  // Escape gives a drag up.
  await friday.hover();
  await page.mouse.down();
  await saturday.hover();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await nameIn(friday)).toBe(name);
  expect(await countEntries(page, from)).toBe(15);
});

test('favorites and plans are put into the calendar from their own pages', LANDING, async ({ page }) => {
  await newMember(page);
  const today = localToday();
  const { meals } = await savePlan(page, { mealCount: 3 });
  const [breakfast, lunch] = meals;
  await saveFavorite(page, lunch);
  await putEntry(page, today, 'lunch', { note: 'Soup' });

  await visit(page, '/user/favorites');
  await page.getByRole('button', { name: `Add to calendar: ${lunch?.name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Add “${lunch?.name}” to the calendar` });
  await expect(dialog.getByText('It replaces “Soup”.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add to calendar' }).press('Enter');
  await expect(page.getByText('Meal added successfully, replacing “Soup”.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'More for Meal plan' }).click();
  await page.getByRole('menuitem', { name: 'Add to calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to calendar' }).click();
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText(
    `“${lunch?.name}” is already there and stays.`,
  );
  await page.getByRole('link', { name: 'Open that day' }).click();
  await expect(slot(page, 'Breakfast')).toContainText(breakfast?.name ?? '');
});

test('very long names and sixty ingredients fit a phone', LANDING, async ({ page }) => {
  await newMember(page);
  const name = 'Slow'.padEnd(120, ' roasted vegetables');
  const ingredients = Array.from({ length: 60 }, (_, index) => `${index + 1} pinches of something`);
  const meal = { name, ingredients, calories: 700, macros: { protein: 20, fat: 30, carbs: 80 } };
  await putEntry(page, localToday(), 'lunch', { meal, note: 'x'.repeat(500) });
  await page.setViewportSize(PHONE);
  await visit(page, '/calendar');
  await slot(page, 'Lunch').getByText('60 ingredients').click();
  await expect(slot(page, 'Lunch').getByRole('listitem').filter({ hasText: 'pinches' })).toHaveCount(60);
  await expect(slot(page, 'Lunch')).toContainText('Its figures are shown as given');
  await expectReadable(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectReadable(page);
});

function panel(page: Page): Locator {
  return page.getByRole('tabpanel');
}

function slot(page: Page, name: string): Locator {
  return panel(page).getByRole('region', { name, exact: true });
}

/** A place of the whole week. */
function cell(page: Page, date: string, name: string): Locator {
  return page.getByRole('grid').locator(`[data-place="${date} ${name}"]`).getByRole('button');
}

/** What the label of a filled place says between its day and its calories. */
async function nameIn(place: Locator): Promise<string> {
  const label = (await place.locator('span').first().textContent()) ?? '';
  return /: (.*), [\d,]+\u00a0kcal/.exec(label)?.[1] ?? '';
}

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

/** How many entries the server holds in the week of a day. */
async function countEntries(page: Page, from: string): Promise<number> {
  const week = await askAsMember<Week>(page, 'GET', `/api/calendar?from=${from}&to=${addDays(from, 6)}`);
  return week.days.flatMap(({ entries }) => entries).length;
}
