import { addDays } from '@platewise/contract/local-date';
import type { Locator, Page } from '@playwright/test';
import { becomePro } from './become-pro.ts';
import { localToday, putEntry } from './calendar-member.ts';
import { becomeDiarist, becomeTracker, saveMeal } from './diary-member.ts';
import { expectReadable } from './expect-readable.ts';
import { expect, test, visit } from './fixtures.ts';
import { grantPlan } from './grant-plan.ts';
import { askAsMember, newMember, saveFavorite, savePlan } from './member.ts';
import { pretendPro } from './pretend-pro.ts';

const PATH = '/calorie-tracker';
const SMALL_PHONE = { width: 360, height: 740 };

type Day = {
  entry: { _id: string; meals: { id: string; name: string; calories: number; unknown: string[] }[] } | null;
  eaten: { calories: number };
  planned: { slot: string; name: string; state: string; share: number | null; figures: { calories: number } }[];
  toCome: { calories: number };
  goal: { calories: number; protein: number | null };
};

test('a visitor signs in first, and comes back here', async ({ page }) => {
  await visit(page, `${PATH}?date=2026-11-01`);
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await expectReadable(page);
});

test('without Pro there is the way to it; a page that says otherwise is refused by the server', async ({
  page,
  server,
  watch,
}) => {
  const email = await newMember(page);
  await visit(page, PATH);
  await expect(page.getByRole('heading', { name: 'Available for Pro Users Only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/pricing');

  await pretendPro(page);
  await visit(page, PATH);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Failed to load calorie data. Please try again.');
  await expect(failure).toContainText('Available for Pro Users Only');
  await grantPlan(server, email, 'family');
  // The page may hear of the grant before the press: then it has asked again by itself.
  await expect(async () => {
    if (await failure.isVisible()) await failure.getByRole('button').click({ timeout: 1000 });
    await expect(page.getByText('No meals added yet. Add your first meal!')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  // A refusal that travels in one answer with what was allowed is no error of the console.
  expect(watch.consoleErrors.splice(0).filter((error) => !error.includes('403'))).toEqual([]);
});

test('a meal is added in own figures: what is no number is 0, what was not typed is not known', async ({
  page,
  server,
}) => {
  await becomePro(page, server);
  await visit(page, PATH);
  await expect(page.getByText('0 / 2,000 kcal')).toBeVisible();
  await expect(page.getByText('Nothing is planned for this day.')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Meal' }).click();
  const form = page.getByRole('form', { name: 'Add New Meal' });
  await expect(form.getByLabel('Meal name')).toBeFocused();
  await form.getByRole('button', { name: 'Add meal' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please fill in at least the meal name and calories');
  await expect(form.getByLabel('Meal name')).toBeFocused();
  await expectReadable(page);

  await form.getByLabel('Meal name').fill('  Birthday cake ');
  await form.getByLabel('Protein, g').fill('some');
  await form.getByLabel('Carbs, g').fill('12,5');
  await form.getByLabel('Calories').fill('-5');
  await expect(form.getByText('“some” is not a number, so it counts as 0.')).toBeVisible();
  await expect(form.getByLabel('Protein, g')).toHaveValue('0');
  await expect(form.getByLabel('Carbs, g')).toHaveValue('12.5');
  await form.getByRole('button', { name: 'Add meal' }).click();
  await expect(form.getByText('Calories must be a number from 0 to 20000.')).toBeVisible();

  // Nothing typed is lost by loading the page again.
  await page.reload();
  await expect(form.getByLabel('Meal name')).toHaveValue('  Birthday cake ');
  await form.getByLabel('Calories').fill('410.5');
  await form.getByLabel('Time').fill('15:05');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meal added successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add New Meal' })).toBeFocused();

  const row = meals(page).filter({ hasText: 'Birthday cake' });
  await expect(row).toContainText('411 kcal');
  await expect(row).toContainText('3:05 PM');
  await expect(row.getByRole('listitem')).toHaveText(['Protein 0 g', 'Carbs 12.5 g', 'Fat not known']);
  await expect(page.getByText('411 / 2,000 kcal')).toBeVisible();
  const { entry } = await dayOf(page, localToday());
  expect(entry?.meals).toMatchObject([{ name: 'Birthday cake', calories: 410.5, unknown: ['fat'] }]);
  await expectReadable(page);
});

test('meals are found by name, edited field by field, and removed with a way back', async ({ page, server }) => {
  await becomePro(page, server);
  const today = localToday();
  for (const name of ['Chicken Salad', 'Lentil soup', 'Fruit salad'])
    await saveMeal(page, today, { name, calories: 300 });
  await visit(page, PATH);
  await page.getByPlaceholder('Search meals...').fill('SALAD');
  await expect(meals(page)).toHaveCount(2);
  await page.getByPlaceholder('Search meals...').fill('pizza');
  await expect(page.getByText('No meals found matching your search.')).toBeVisible();
  await page.getByPlaceholder('Search meals...').fill('');

  // Another device changes the figures while the name is edited here: both stay.
  await page.getByRole('button', { name: 'More for Lentil soup' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit Lentil soup' });
  await expect(form.getByLabel('Meal name')).toBeFocused();
  const { entry } = await dayOf(page, today);
  const soup = entry?.meals.find(({ name }) => name === 'Lentil soup');
  await askAsMember(page, 'PATCH', `/api/calorie/entries/${entry?._id}/meals/${soup?.id}`, { calories: 444 });
  await form.getByLabel('Meal name').fill(`Lentil soup ${'x'.repeat(108)}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Meal updated')).toBeVisible();
  const row = meals(page).filter({ hasText: 'Lentil soup' });
  await expect(row).toContainText('444 kcal');
  await expect(row.getByRole('button', { name: /^More for/ })).toBeFocused();
  await page.setViewportSize(SMALL_PHONE);
  await expectReadable(page);

  await page.getByRole('button', { name: 'Delete Chicken Salad' }).click();
  await expect(page.getByText('Meal removed')).toBeVisible();
  await expect(meals(page)).toHaveCount(2);
  const undo = page.getByRole('region', { name: 'Meals of this day' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(meals(page)).toHaveCount(3);
  await expect(page.getByText('1,044 / 2,000 kcal')).toBeVisible();
});

test('a meal that another device has deleted already is gone here without a complaint', async ({
  page,
  server,
  watch,
}) => {
  await becomePro(page, server);
  // Once the page has chosen the zone of its device it reads the day again, and the meal would be gone before the press.
  await askAsMember(page, 'PATCH', '/api/users/me/preferences', { timeZone: deviceZone() });
  const { _id, meals: stored } = await saveMeal(page, localToday(), { name: 'Twice', calories: 100 });
  await visit(page, PATH);
  await expect(meals(page)).toHaveCount(1);
  await askAsMember(page, 'DELETE', `/api/calorie/entries/${_id}/meals/${stored[0]?.id}`);

  await page.getByRole('button', { name: 'Delete Twice' }).click();

  await expect(page.getByText('No meals added yet. Add your first meal!')).toBeVisible();
  await expect(page.getByText('Meal removed')).toBeVisible();
  // The browser itself reports the answer.
  expect(watch.consoleErrors.splice(0).join()).toContain('404');
});

test('the goal holds from its day on, with goals for macros; what is no number is 2000', async ({ page, server }) => {
  await becomePro(page, server);
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Daily Goal Settings' }).click();
  const form = page.getByRole('form', { name: 'Daily Goal Settings' });
  const kcal = form.getByRole('spinbutton', { name: 'Daily calorie goal' });
  await kcal.fill('1800');
  await form.getByLabel('Protein, g a day').fill('120');
  await form.getByRole('button', { name: 'Update Goal' }).click();
  await expect(page.getByText('Daily goal updated')).toBeVisible();
  await expect(page.getByText('0 / 1,800 kcal')).toBeVisible();
  await expect(page.getByText('of 120 g')).toBeVisible();
  await expectReadable(page);

  await kcal.fill('20001');
  await form.getByRole('button', { name: 'Update Goal' }).click();
  await expect(form.getByText('Daily calorie goal must be a whole number from 1 to 20000.')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText('0 / 1,800 kcal')).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText('0 / 2,000 kcal')).toBeVisible();

  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Daily Goal Settings' }).click();
  await kcal.fill('');
  await kcal.blur();
  await expect(kcal).toHaveValue('2000');
  await expect(form.getByText('Not a whole number, so it is set to 2,000.')).toBeVisible();
});

test('planned meals are ticked by keyboard alone: whole, in part, skipped, not at all; nothing counts twice', async ({
  page,
  server,
}) => {
  const today = await becomeTracker(page, server);
  const { planned } = await dayOf(page, today);
  const kcal = (slot: string) => planned.find((one) => one.slot === slot)?.figures.calories ?? 0;
  const name = (slot: string) => planned.find((one) => one.slot === slot)?.name ?? '';
  await visit(page, PATH);

  const breakfast = page.getByRole('checkbox', { name: `Eaten: ${name('breakfast')}` });
  await breakfast.focus();
  await page.keyboard.press('Space');
  await expect(breakfast).toBeChecked();
  await expect(page.getByText(`${number(kcal('breakfast'))} / 2,000 kcal`)).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Half' }).press('Enter');
  const menu = page.getByRole('button', { name: `Half: Status of ${name('breakfast')}` });
  await expect(menu).toBeVisible();
  const half = Math.round(kcal('breakfast') / 2);
  await expect(page.getByText(`${number(half)} / 2,000 kcal`)).toBeVisible();
  await expectReadable(page);

  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Another share…' }).press('Enter');
  await expect(page.getByLabel('Share, %')).toBeFocused();
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Share, %')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Share, %').fill('80');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^80 % of it: Status of/ })).toBeFocused();

  // The menu of before is still fading.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: `Part or skipped: Status of ${name('lunch')}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Skipped' }).press('Enter');
  await expect(page.getByRole('button', { name: `Skipped: Status of ${name('lunch')}` })).toBeVisible();
  // The way back leads to what was stated before: the entry is gone, and the meal is not eaten yet.
  const dinner = page.getByRole('checkbox', { name: `Eaten: ${name('dinner')}` });
  await dinner.press('Space');
  const toast = page.getByText(`“${name('dinner')}” is in your diary.`);
  await expect(dinner).toBeChecked();
  await toast.locator('..').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText(`“${name('dinner')}” is not eaten yet.`)).toBeVisible();
  await expect(dinner).not.toBeChecked();
  await expect(meals(page)).toHaveCount(1);

  await expect
    .poll(async () => (await dayOf(page, today)).planned.map(({ slot, state, share }) => [slot, state, share]))
    .toEqual([
      ['breakfast', 'eaten', 0.8],
      ['lunch', 'skipped', null],
      ['dinner', 'open', null],
    ]);
  const day = await dayOf(page, today);
  expect(day.entry?.meals).toHaveLength(1);
  expect(day.eaten.calories).toBe(Math.round(kcal('breakfast') * 0.8));

  // Its meal removed, it is open again; brought back, it is ticked.
  await page.getByRole('button', { name: `Delete ${name('breakfast')}` }).click();
  await expect(breakfast).not.toBeChecked();
  await page.getByRole('region', { name: 'Meals of this day' }).getByRole('button', { name: 'Undo' }).click();
  await expect(breakfast).toBeChecked();
});

test('what nobody knows the figures of cannot be ticked, and says so', async ({ page, server }) => {
  await becomePro(page, server);
  await putEntry(page, localToday(), 'dinner', { eatingOut: true });
  await visit(page, PATH);

  await expect(page.getByRole('checkbox', { name: 'Eaten: Eating out' })).toBeDisabled();
  await expect(page.getByText('Its figures are unknown. Add what you ate as a meal.')).toBeVisible();
  await expect(page.getByText('1 planned meal has no figures and is not counted.')).toBeVisible();
  await expectReadable(page);
});

test('a food is found and logged by keyboard alone, with true figures and their source', async ({ page, server }) => {
  await becomePro(page, server);
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Log a food' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Search foods' });
  await expect(field).toBeFocused();
  await page.keyboard.type('xyzzy');
  await expect(page.getByText('No food “xyzzy” in the table. Add it as a meal with your own figures.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('apple');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('apple');
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  const form = page.getByRole('form', { name: 'Apple' });
  await expect(form.getByLabel('Amount')).toBeFocused();
  await form.getByLabel('Unit').selectOption('grams');
  await form.getByLabel('Amount').fill('3000');
  await form.getByRole('button', { name: 'Log food' }).click();
  await expect(form.getByText(/^The amount must come to 0\.1 to 2,000/)).toBeVisible();
  await form.getByLabel('Amount').fill('150');
  await expect(form.getByRole('table', { name: 'Figures of 150 g' })).toContainText('Calories78 kcal');
  await expect(form.getByRole('link', { name: /^USDA FoodData Central, food \d+/ })).toBeVisible();
  await expectReadable(page);
  await form.getByLabel('Amount').press('Enter');
  await expect(page.getByText('Meal added successfully')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  const row = meals(page).filter({ hasText: 'Apple' });
  await expect(row).toContainText('78 kcal');
  await expect(row).toContainText('150 g');
  await expect(row.getByRole('link', { name: /^USDA FoodData Central/ })).toBeVisible();
  await row.getByRole('button', { name: 'More for Apple' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('form', { name: 'Edit Apple' });
  // What is typed before the form has taken the focus would go to where that goes.
  await expect(edit.getByLabel('Meal name')).toBeFocused();
  await edit.getByLabel('Grams').fill('300');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('156 kcal');
});

test('favorites are added with one press, six of them, and from their own page', async ({ page, server }) => {
  await becomePro(page, server);
  await visit(page, PATH);
  await expect(page.getByText('No favorite meals found. Add some meals to your favorites first!')).toBeVisible();
  for (const seed of [1, 2, 3, 4]) {
    const { meals: made } = await savePlan(page, { seed });
    for (const meal of made) await saveFavorite(page, meal);
  }
  await page.reload();
  const panel = page.getByRole('region', { name: 'Add from Favorites' });
  await expect(panel.getByRole('listitem')).toHaveCount(6);
  await panel
    .getByRole('button', { name: /^Add to Tracker/ })
    .first()
    .click();
  await expect(page.getByText('Meal added successfully')).toBeVisible();
  await expect(meals(page)).toContainText([/From your favorites/]);

  await panel.getByRole('link', { name: 'All favorites' }).click();
  await page
    .getByRole('button', { name: /^Add to Tracker/ })
    .last()
    .click();
  await expect(page.getByText('Meal added successfully').last()).toBeVisible();
  await expect.poll(async () => (await dayOf(page, localToday())).entry?.meals.length).toBe(2);
});

test('the rest of a day is portioned again only when it is asked for, and put back', async ({
  page,
  server,
  watch,
}) => {
  const today = await becomeTracker(page, server);
  await visit(page, PATH);
  await expect(page.getByText('2,000 kcal left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Portion the rest again' })).toBeHidden();
  await saveMeal(page, today, { name: 'Wedding lunch', calories: 700 });
  const before = (await dayOf(page, today)).toCome.calories;
  await page.reload();
  await page.getByRole('button', { name: 'Portion the rest again' }).press('Enter');
  const proposal = page.getByRole('region', { name: 'The rest of this day, portioned again' });
  await expect(proposal.getByRole('row', { name: /^Whole day/ })).toBeVisible();
  expect((await dayOf(page, today)).toCome.calories).toBe(before);
  await expectReadable(page);

  // The day changes elsewhere: the proposal is of another day then.
  await saveMeal(page, today, { name: 'Sweets', calories: 60 });
  await proposal.getByRole('button', { name: 'Use these portions' }).click();
  await expect(proposal.getByRole('alert')).toContainText('The day has changed since this was proposed.');
  expect(watch.consoleErrors.splice(0).join()).toContain('409');
  await proposal.getByRole('button', { name: 'Ask for a new proposal' }).click();
  await proposal.getByRole('button', { name: 'Use these portions' }).click();
  await expect(page.getByText('The portions in your calendar are changed.')).toBeVisible();
  const { eaten, toCome } = await dayOf(page, today);
  expect(Math.abs(eaten.calories + toCome.calories - 2000)).toBeLessThanOrEqual(60);

  // The toast and the page offer the same way back.
  const toast = page.getByText('The rest of the day is portioned again.');
  await toast.locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The portions are back as planned.')).toBeVisible();
  await expect.poll(async () => (await dayOf(page, today)).toCome.calories).toBe(before);
  await expect(page.getByText('The portions in your calendar are changed.')).toBeHidden();
});

test('what cannot be helped is reported in its sentence', async ({ page, server }) => {
  const today = await becomeTracker(page, server);
  await saveMeal(page, today, { name: 'Feast', calories: 6000 });
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Portion the rest again' }).click();

  const proposal = page.getByRole('region', { name: 'The rest of this day, portioned again' });
  await expect(proposal).toContainText(/no meal is made smaller than half|do not bring it closer/);
  await proposal.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(proposal).toBeHidden();
});

test('a day and its meals are copied to any other day', async ({ page, server }) => {
  await becomePro(page, server);
  const today = localToday();
  const yesterday = addDays(today, -1);
  await saveMeal(page, yesterday, { name: 'Porridge', calories: 320, time: '08:00' });
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Copy the meals of the day before' }).click();
  await expect(page.getByText(/^1 meal copied to/)).toBeVisible();
  await expect(meals(page)).toContainText([/Porridge/]);

  await page.getByRole('button', { name: 'More for Porridge' }).click();
  await page.getByRole('menuitem', { name: 'Copy to another day…' }).click();
  const form = page.getByRole('form', { name: 'Copy Porridge to' });
  await expect(form.getByLabel('Copy Porridge to')).toBeFocused();
  await form.getByLabel('Copy Porridge to').fill(today);
  await form.getByRole('button', { name: 'Copy' }).click();
  await expect(meals(page)).toHaveCount(2);
  await expectReadable(page);

  await page.getByRole('button', { name: 'Copy this day' }).click();
  const wholeDay = page.getByRole('form', { name: 'Copy all meals of this day to' });
  await wholeDay.getByLabel('Copy all meals of this day to').fill(yesterday);
  await wholeDay.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText(/^2 meals copied to/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(meals(page)).toHaveCount(3);
});

test('a hundred meals are a full day, and the one that finds no room stays in its form', async ({
  page,
  server,
  watch,
}) => {
  test.slow();
  await becomePro(page, server);
  const today = localToday();
  for (let count = 0; count < 100; count += 10) {
    await Promise.all(Array.from({ length: 10 }, () => saveMeal(page, today, { name: 'Bite', calories: 1 })));
  }
  await visit(page, PATH);
  await expect(meals(page)).toHaveCount(100);
  await page.getByRole('button', { name: 'Add New Meal' }).click();
  const form = page.getByRole('form', { name: 'Add New Meal' });
  await form.getByLabel('Meal name').fill('One more');
  await form.getByLabel('Calories').fill('20000');
  await form.getByRole('button', { name: 'Add meal' }).click();

  await expect(form.getByRole('alert')).toHaveText(
    'This day has 100 meals, the most we keep. Remove one to add another.',
  );
  await expect(form.getByLabel('Meal name')).toHaveValue('One more');
  expect(watch.consoleErrors.splice(0).join()).toContain('409');
});

test('a date that is none is named, and days go by keyboard; their dates never shift', async ({ page, server }) => {
  await becomePro(page, server);
  await visit(page, `${PATH}?date=2026-02-30`);
  await expect(page.getByText('“2026-02-30” is not a day that can be tracked, so this is today.')).toBeVisible();
  await expect(page.getByLabel('Date')).toHaveValue(localToday());

  // A day that had 23 hours, and its neighbours.
  await visit(page, `${PATH}?date=2026-03-28`);
  await expect(page.getByRole('heading', { level: 2, name: 'Saturday, March 28, 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Sunday, March 29, 2026' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next day' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2026-03-30$/);
  await page.getByLabel('Date').fill('2025-12-31');
  await expect(page.getByRole('heading', { level: 2, name: 'Wednesday, December 31, 2025' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/date=2026-03-29$/);
});

test('trends show what the days came to, as charts and as a table, and each day leads to itself', async ({
  page,
  server,
}) => {
  const today = await becomeDiarist(page, server, 12);
  await visit(page, PATH);
  await page.getByRole('link', { name: 'Trends' }).press('Enter');
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await expect(page.getByText('6 of 7 days logged · 4 days in a row')).toBeVisible();
  await expect(page.getByText('beside a goal of 2,000 kcal')).toBeVisible();
  await expectReadable(page);

  // Without looking, the figures are read in the table.
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Date',
    'kcal a day',
    'Goal, kcal',
    'Protein',
    'Protein goal',
    'Carbs',
    'Fat',
  ]);
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText('120 g');
  await page.getByRole('link', { name: '30 days' }).click();
  await expect(page).toHaveURL(/view=trends&days=30$/);
  await expect(page.getByRole('link', { name: '7 days' })).not.toHaveAttribute('aria-current');
  await expect(page.getByText(/^10 of 30 days logged/)).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.setViewportSize(SMALL_PHONE);
  await expectReadable(page);

  await page.getByRole('rowheader').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`date=${addDays(today, -1)}$`));
  await expect(meals(page)).toHaveCount(1);
});

test('after cooking, a meal is marked as eaten at the place of the hour, and one that is not planned today is added', async ({
  page,
  server,
}) => {
  await page.clock.setFixedTime(new Date(`${localToday()}T18:10:00Z`));
  await becomePro(page, server);
  const today = localToday();
  const { planId, meals: made } = await savePlan(page);
  await putEntry(page, today, 'lunch', { planId, mealId: made[0]?.id });
  await putEntry(page, today, 'dinner', { planId, mealId: made[0]?.id });
  await visit(page, '/dashboard');
  const cooking = await cookToTheEnd(page, 0);

  await cooking.getByRole('button', { name: 'Mark as eaten: Dinner' }).click();

  const marked = cooking.getByRole('button', { name: 'Marked as eaten: Dinner' });
  await expect(marked).toHaveAttribute('aria-pressed', 'true');
  const states = async () => (await dayOf(page, today)).planned.map(({ slot, state }) => [slot, state]);
  await expect.poll(states).toEqual([
    ['lunch', 'open'],
    ['dinner', 'eaten'],
  ]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const unplanned = await cookToTheEnd(page, 1);
  await unplanned.getByRole('button', { name: 'Mark as eaten' }).click();
  await expect(unplanned.getByRole('button', { name: 'Marked as eaten' })).toHaveAttribute('aria-pressed', 'true');
  const inDiary = async () => (await dayOf(page, today)).entry?.meals.map(({ name, calories }) => [name, calories]);
  await expect.poll(inDiary).toContainEqual([made[1]?.name, made[1]?.calories]);
  await unplanned.getByRole('button', { name: 'Marked as eaten' }).click();
  await expect.poll(async () => (await inDiary())?.length).toBe(1);
});

/** Opens a meal of the dashboard's plan and turns to the last page of cooking it. */
async function cookToTheEnd(page: Page, place: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Show meal details' }).nth(place).click();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  const cooking = page.getByRole('dialog', { name: /^Cooking/ });
  const last = cooking.getByRole('button', { name: 'Finish' });
  // Keys that are pressed before its first page is there turn nothing.
  await expect(cooking.getByRole('region').first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  return cooking;
}

function meals(page: Page): Locator {
  return page.getByRole('region', { name: 'Meals of this day' }).locator('ul > li').filter({ hasText: 'kcal' });
}

function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function dayOf(page: Page, date: string): Promise<Day> {
  return askAsMember<Day>(page, 'GET', `/api/calorie/day?date=${date}`);
}

function number(kcal: number): string {
  return new Intl.NumberFormat('en').format(Math.round(kcal));
}
