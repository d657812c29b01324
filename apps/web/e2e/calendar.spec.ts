import { addDays } from '@platewise/contract/local-date';
import type { Locator, Page } from '@playwright/test';
import { becomePro } from './become-pro.ts';
import { becomePlanner, localToday, putEntry, weekOfToday } from './calendar-member.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectReadable } from './expect-readable.ts';
import { expect, test, visit } from './fixtures.ts';
import { askAsMember, newMember, saveFavorite, savePlan } from './member.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

type NoteWeek = { days: { entries: { note: string | null }[] }[] };
type Week = { days: { date: string; entries: { slot: string; kind: string; meal: { name: string } | null }[] }[] };

test('a meal is generated for a slot, for a token, and stays', async ({ page }) => {
  await newMember(page);
  await visit(page, '/calendar');
  await expect(days(page)).toHaveCount(7);
  await expect(days(page).first()).toHaveAccessibleName(/^Sunday, /);
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
    /, today, 0 of 2,000\u00a0kcal planned$/,
  );
  await expect(panel(page).getByText('No meal planned', { exact: true })).toHaveCount(3);
  await expectAccessible(page);

  await slot(page, 'Lunch')
    .getByRole('button', { name: /^Generate a meal: Lunch, / })
    .press('Enter');
  await expect(page.getByText('Meal added successfully')).toBeVisible();

  const name = (
    await slot(page, 'Lunch')
      .getByRole('button', { name: /^Lock / })
      .getAttribute('aria-label')
  )?.slice(5);
  await expect(slot(page, 'Lunch')).toContainText(/\d\u00a0kcal/);
  await expect(page.getByRole('button', { name: '9 tokens' })).toBeVisible();
  await page.reload();
  await expect(slot(page, 'Lunch').getByRole('button', { name: name ?? '', exact: true })).toBeVisible();
  await slot(page, 'Lunch')
    .getByText(/^\d+ ingredients$/)
    .click();
  await expect(slot(page, 'Lunch').getByRole('list', { name: 'Ingredients' })).toBeVisible();
  await expectAccessible(page);

  // All of it opens, and is cooked from; a reload leads back to the stove.
  await slot(page, 'Lunch')
    .getByRole('button', { name: name ?? '', exact: true })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }).click();
  await page.reload();
  await expect(page.getByRole('dialog').last()).toContainText(name ?? '');
});

test('the days of the address are shown, seven on and seven back, and what is no day is today', async ({ page }) => {
  await newMember(page);
  await visit(page, '/calendar?day=2026-02-30');
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/, today, /);

  await visit(page, '/calendar?day=2026-03-29');
  await expect(page.getByRole('heading', { name: 'March – April 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Next 7 days' }).click();
  await expect(page).toHaveURL(/day=2026-04-05$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Sunday, April 5/);
  await page.getByRole('button', { name: 'Previous 7 days' }).click();
  await page.getByRole('button', { name: 'Previous 7 days' }).click();
  await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();

  // Arrow keys walk on into the week before, and keep the focus.
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/day=2026-03-21$/);
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await page.getByRole('button', { name: 'Today' }).press('Enter');
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(page.getByRole('tab', { name: /, today, / })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Today' })).toHaveCount(0);
  await visit(page, '/calendar?day=2000-01-01');
  await expect(days(page)).toHaveCount(1);
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
  await expect(dialog.getByRole('checkbox')).toHaveCount(7);
  for (const box of await dialog.getByRole('checkbox').all()) {
    if (!(await box.isChecked())) await box.press('Space');
  }
  await expect(dialog).toContainText('21 new meals');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Plan 21 meals' }).press('Enter');
  await expect(page.getByText('21 meals planned.').first()).toBeVisible();
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
    .locator('..')
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

test('a copy to a day that is not shown says what it takes the place of, before and after, with the way back', async ({
  page,
}) => {
  await newMember(page);
  const far = addDays(weekOfToday(), 15);
  await putEntry(page, localToday(), 'dinner', { note: 'Stew' });
  await putEntry(page, far, 'dinner', { note: 'Roast' });
  await visit(page, '/calendar');
  await ofEntry(page, 'Dinner', 'Copy…');
  const copying = page.getByRole('dialog', { name: 'Copy “Stew”' });
  await copying.getByLabel('Day').fill(far);
  await expect(copying.getByText('“Roast” is there; the copy will replace it.')).toBeVisible();
  await copying.getByRole('button', { name: 'Copy it' }).click();
  const toast = page.getByText(/^“Stew” was copied to Dinner, .*, replacing “Roast”\.$/);
  await expect(toast).toBeVisible();

  await toast.locator('..').getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText('Change undone.')).toBeVisible();
  const { days: after } = await askAsMember<NoteWeek>(page, 'GET', `/api/calendar?from=${far}&to=${far}`);
  expect(after[0]?.entries.map(({ note }) => note)).toEqual(['Roast']);
});

test('favorites, saved plans, eating out and notes are put into slots', async ({ page }) => {
  await newMember(page);
  const { meals } = await savePlan(page, { mealCount: 3 });
  const [breakfast, lunch, dinner] = meals;
  await saveFavorite(page, breakfast);
  await visit(page, '/calendar');

  await add(page, 'Breakfast', 'From favorites');
  await page.getByLabel('Search favorites').fill('no such dish');
  await expect(page.getByText('Nothing matches every word you typed.')).toBeVisible();
  await page.getByLabel('Search favorites').fill('');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Add ${breakfast?.name}` })
    .click();
  await expect(slot(page, 'Breakfast')).toContainText(breakfast?.name ?? '');

  await add(page, 'Lunch', 'From saved plans');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Add ${lunch?.name}` })
    .click();
  await expect(slot(page, 'Lunch')).toContainText(lunch?.name ?? '');

  // The rest of the plan goes where something is free, and what is left out is stated.
  await panel(page)
    .getByRole('button', { name: /^More for [A-Z][a-z]+day,/ })
    .click();
  await page.getByRole('menuitem', { name: 'Add a saved plan' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add the whole plan/ })
    .click();
  await expect(slot(page, 'Dinner')).toContainText(dinner?.name ?? '');
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText('is already there and stays.');
  const total = meals.reduce((sum, { calories, servings }) => sum + Math.round(calories * servings), 0);
  await expect(panel(page).getByRole('region', { name: 'Day total' })).toContainText(
    `${total.toLocaleString('en')} of 2,000\u00a0kcal`,
  );

  // Eating out counts with its estimate; without one the day says so.
  await panel(page).getByRole('button', { name: 'Add a snack' }).click();
  await add(page, 'Snack', 'Eating out');
  await page.getByLabel('Estimated calories (kcal)').fill('much');
  await page.getByRole('button', { name: 'Add eating out' }).click();
  await expect(page.getByText(/^Please write a whole number from 0 to/)).toBeVisible();
  await page.getByLabel('Estimated calories (kcal)').fill('');
  await page.getByRole('button', { name: 'Add eating out' }).click();
  await expect(slot(page, 'Snack')).toContainText('Calories not known');
  await expect(panel(page)).toContainText('Not counting 1 meal with unknown calories.');
  await ofEntry(page, 'Snack', 'Calories…');
  await page.getByLabel('Estimated calories (kcal)').fill('350');
  await page.getByRole('button', { name: 'Save calories' }).click();
  await expect(slot(page, 'Snack')).toContainText('About 350\u00a0kcal');

  await ofEntry(page, 'Dinner', 'Note…');
  await page.getByRole('textbox', { name: 'Note' }).fill('Set the table for five.\nLight the candles.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(slot(page, 'Dinner')).toContainText('Light the candles.');
  await slot(page, 'Dinner')
    .getByRole('button', { name: /^More servings/ })
    .click();
  await expect(slot(page, 'Dinner')).toContainText(
    `${Math.round((dinner?.calories ?? 0) * 1.5).toLocaleString('en')}\u00a0kcal`,
  );
  await expectReadable(page);
});

test('servings that were just stepped to go along with a meal that is moved at once', async ({ page }) => {
  // The rest after a press, in which a second one may come, is never over by itself here.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms?: number) =>
      wait(work, ms === 600 ? 60_000 : ms)) as typeof window.setTimeout;
  });
  await newMember(page);
  const { meals } = await savePlan(page, { mealCount: 3 });
  await putEntry(page, localToday(), 'dinner', { meal: meals[2] });
  await visit(page, '/calendar');
  await slot(page, 'Dinner')
    .getByRole('button', { name: /^More servings/ })
    .click();
  await ofEntry(page, 'Dinner', 'Move…');
  await page.getByRole('dialog').getByLabel('Meal').click();
  await page.getByRole('option', { name: 'Lunch' }).click();
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(slot(page, 'Dinner')).toContainText('No meal planned');
  await page.reload();
  await expect(slot(page, 'Lunch')).toContainText('1.5 servings');
});

test('a note that the server does not take stays in its dialog', async ({ page, watch }) => {
  await newMember(page);
  await visit(page, '/calendar');
  await page.route(/trpc\/calendar\.place/, (route) => route.fulfill({ status: 500, json: {} }));
  await add(page, 'Dinner', 'Note');
  await page.getByRole('textbox', { name: 'Note' }).fill('With Asha');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Failed to add meal to calendar');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('With Asha');

  await page.unroute(/trpc\/calendar\.place/);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(slot(page, 'Dinner')).toContainText('With Asha');
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 500/.test(text));
});

test('why there is no meal is reported in its slot: no tokens, nothing left of the day, or given up', async ({
  page,
  watch,
}) => {
  await newMember(page);
  const today = localToday();
  await putEntry(page, today, 'dinner', { eatingOut: true, kcal: 1990 });
  await visit(page, '/calendar');
  await slot(page, 'Lunch')
    .getByRole('button', { name: /^Generate a meal/ })
    .click();
  await expect(slot(page, 'Lunch').getByRole('alert')).toContainText('nothing is left for this one.');
  await expect(slot(page, 'Lunch').getByRole('alert')).not.toContainText(today);
  await expectAccessible(page);
  await slot(page, 'Lunch').getByRole('button', { name: 'Dismiss' }).click();
  await expect(slot(page, 'Lunch')).toContainText('No meal planned');
  await expect(slot(page, 'Lunch')).toBeFocused();

  await page.route(/trpc\/calendar\.generate/, () => new Promise(() => {}));
  await slot(page, 'Breakfast')
    .getByRole('button', { name: /^Generate a meal/ })
    .press('Enter');
  await slot(page, 'Breakfast')
    .getByRole('button', { name: /^Cancel the new meal/ })
    .press('Enter');
  await expect(slot(page, 'Breakfast')).toContainText('No meal planned');
  await page.unroute(/trpc\/calendar\.generate/);

  await ofEntry(page, 'Dinner', 'Remove');
  for (const seed of [1, 2, 3, 4, 5]) await savePlan(page, { seed, mealCount: 2 });
  await slot(page, 'Breakfast')
    .getByRole('button', { name: /^Generate a meal/ })
    .click();
  await expect(slot(page, 'Breakfast').getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of (402|422)/.test(text));
});

test('a meal whose answer was lost is there at the next try, and paid once', async ({ page, watch }) => {
  await newMember(page);
  await visit(page, '/calendar');
  await page.route(
    /trpc\/calendar\.generate/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await slot(page, 'Lunch')
    .getByRole('button', { name: /^Generate a meal/ })
    .click();
  await expect(slot(page, 'Lunch').getByRole('alert')).toBeVisible();

  await slot(page, 'Lunch').getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText('Meal added successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: '9 tokens' })).toBeVisible();
  expect(watch.consoleErrors.splice(0).join()).toContain('ERR_CONNECTION_RESET');
});

test('a goal that no meals are planned for leads to where another one is set', async ({ page, server, watch }) => {
  await becomePro(page, server);
  const today = localToday();
  await askAsMember(page, 'PUT', '/api/calorie/daily-goal', { dailyGoal: 500, date: today });
  await visit(page, `/calendar?day=${today}`);
  await page.getByRole('button', { name: 'Fill the week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill days with new meals' });
  await expect(dialog).toContainText(
    /The goal of .* is 500\u00a0kcal; meals are planned for days of 800 to 6,000\u00a0kcal\./,
  );
  await expect(dialog.getByRole('checkbox', { name: /goal out of bounds$/ }).first()).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await slot(page, 'Lunch')
    .getByRole('button', { name: /^Generate a meal/ })
    .click();
  await expect(slot(page, 'Lunch').getByRole('alert')).toContainText('Set another goal in the calorie tracker');
  await expectAccessible(page);
  await slot(page, 'Lunch').getByRole('link', { name: 'Set another goal' }).click();
  await expect(page.getByRole('button', { name: 'Daily Goal Settings' })).toBeVisible();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 422/.test(text));
});

test('two devices lose nothing: each sees the other, and what is gone is removed once', async ({
  page,
  browser,
  context,
  server,
  watch,
}) => {
  await newMember(page);
  const today = localToday();
  await putEntry(page, today, 'lunch', { note: 'Soup' });
  await visit(page, '/calendar');
  // Tabs of one browser follow each other; another browser does not hear of it.
  const other = await browser.newPage({ baseURL: server.url, storageState: await context.storageState() });
  await visit(other, '/calendar');
  await ofEntry(other, 'Lunch', 'Remove');
  await expect(slot(other, 'Lunch')).toContainText('No meal planned');
  await putEntry(page, today, 'dinner', { note: 'Stew' });

  // This page still shows it: removing it again is no failure.
  await ofEntry(page, 'Lunch', 'Remove');
  await expect(page.getByText('“Soup” was removed.')).toBeVisible();
  await expect(slot(page, 'Dinner')).toContainText('Stew');
  await other.close();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 404/.test(text));
});

test('a calendar is its owner’s alone', async ({ page, browser, server }) => {
  await newMember(page);
  await putEntry(page, localToday(), 'lunch', { note: 'Private soup' });

  const stranger = await browser.newPage({ baseURL: server.url });
  await newMember(stranger);
  await visit(stranger, '/calendar');
  await expect(panel(stranger).getByText('No meal planned', { exact: true })).toHaveCount(3);
  await expect(stranger.getByText('Private soup')).toHaveCount(0);
  await stranger.close();

  const visitor = await browser.newPage({ baseURL: server.url });
  await visit(visitor, `/calendar?day=${localToday()}`);
  await expect(visitor.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await visitor.close();
});

test('calendar apps follow a secret link, until another takes its place or it ends', async ({ page, request }) => {
  await newMember(page);
  await putEntry(page, localToday(), 'lunch', { note: 'Soup of the day' });
  await visit(page, '/calendar');
  await page.getByRole('button', { name: 'More for these days' }).click();
  await page.getByRole('menuitem', { name: 'Subscribe in your calendar app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe in your calendar app' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const field = dialog.getByLabel('Secret link');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  const first = await field.inputValue();
  expect(await (await request.get(first)).text()).toContain('Soup of the day');

  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Turn off the link' }).click();
  await expect(dialog.getByText('There is no link yet.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeFocused();
  expect((await request.get(second)).status()).toBe(404);
});

test('favorites and plans are put into the calendar from their own pages', async ({ page }) => {
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

test('very long names and sixty ingredients fit a phone', async ({ page }) => {
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

function days(page: Page): Locator {
  return page.getByRole('tablist', { name: 'Days' }).getByRole('tab');
}

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

async function add(page: Page, where: string, way: string): Promise<void> {
  await slot(page, where)
    .getByRole('button', { name: /^Add something else/ })
    .click();
  await page.getByRole('menuitem', { name: way, exact: true }).click();
}

async function ofEntry(page: Page, where: string, what: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: what, exact: true });
  // An answer that arrives between the two presses draws the entry again, and its menu closes.
  await expect(async () => {
    if (!(await item.isVisible())) {
      await slot(page, where)
        .getByRole('button', { name: /^More for / })
        .click({ timeout: 5000 });
    }
    await item.click({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
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
