import { localToday } from '../calendar/calendar-member.ts';
import { cacheTheApp } from '../offline/cache-the-app.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { askAsMember } from '../testing/member.ts';
import { becomeTracker, saveMeal } from './diary-member.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

/** Without the server each request fails, and the browser reports it. */
test.afterEach(({ watch }) => {
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
});

type Day = { entry: { meals: { name: string; calories: number }[] }; planned: { slot: string; state: string }[] };

test('without a connection the day is there, what is done waits and counts, and is saved once when it is back', async ({
  page,
  context,
  server,
}) => {
  const today = await becomeTracker(page, server);
  await saveMeal(page, today, { name: 'Toast', calories: 200, time: '07:30' });
  await saveMeal(page, today, { name: 'Mistake', calories: 999, time: '07:40' });
  await visit(page, '/calorie-tracker');
  await cacheTheApp(page);
  await expect(page.getByText('1,199 / 2,000 kcal')).toBeVisible();
  await context.setOffline(true);

  await visit(page, '/calorie-tracker');
  await expect(page.getByText('1,199 / 2,000 kcal')).toBeVisible();
  await expect(page.getByText(/^This could not be loaded now. It is shown as it was at \d/)).toBeVisible();
  const region = page.getByRole('region', { name: 'Meals of this day' });
  await page.getByRole('button', { name: 'Delete Mistake' }).click();
  await expect(page.getByText('200 / 2,000 kcal')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Meal' }).click();
  const form = page.getByRole('form', { name: 'Add New Meal' });
  await form.getByLabel('Meal name').fill('Soup on the train');
  await form.getByLabel('Calories').fill('300');
  await form.getByRole('button', { name: 'Add meal' }).click();
  await expect(page.getByText('Meal added. It will be saved when you are back online.')).toBeVisible();
  const lastPlanned = page.getByRole('checkbox', { name: /^Eaten:/ }).last();
  const eaten = (await lastPlanned.getAttribute('aria-label'))?.replace('Eaten: ', '');
  await lastPlanned.click();
  await expect(lastPlanned).toBeChecked();
  await expect(page.getByText('3 changes of this day are waiting for the connection.')).toBeVisible();
  await expect(region.getByText('waiting to be saved')).toHaveCount(2);

  // Added and removed again without the server: that never happened.
  await page.getByRole('button', { name: 'Add New Meal' }).click();
  await form.getByLabel('Meal name').fill('Never');
  await form.getByLabel('Calories').fill('1');
  await form.getByRole('button', { name: 'Add meal' }).click();
  await page.getByRole('button', { name: 'Delete Never' }).click();
  await expect(region.getByText('Never')).toBeHidden();
  await expectAccessible(page);

  // Loading the page again loses nothing.
  await visit(page, '/calorie-tracker');
  await expect(page.getByText('3 changes of this day are waiting for the connection.')).toBeVisible();
  await expect(region.getByText('Soup on the train')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/changes of this day are waiting/)).toBeHidden();
  await expect(page.getByText(/^This could not be loaded now/)).toBeHidden();
  await expect(region.getByText('waiting to be saved')).toHaveCount(0);
  const { entry, planned } = await askAsMember<Day>(page, 'GET', `/api/calorie/day?date=${localToday()}`);
  expect(new Set(entry.meals.map(({ name }) => name))).toEqual(new Set(['Toast', 'Soup on the train', eaten]));
  expect(entry.meals).toHaveLength(3);
  expect(planned.map(({ state }) => state)).toEqual(['open', 'open', 'eaten']);
});

test('a removal that is pending is taken back without the server', LANDING, async ({ page, context, server }) => {
  const today = await becomeTracker(page, server);
  await saveMeal(page, today, { name: 'Toast', calories: 200 });
  await visit(page, '/calorie-tracker');
  await cacheTheApp(page);
  await expect(page.getByText('200 / 2,000 kcal')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Delete Toast' }).click();
  await expect(page.getByText('0 / 2,000 kcal', { exact: true })).toBeVisible();
  await expect(page.getByText('1 change of this day is waiting for the connection.')).toBeVisible();

  const region = page.getByRole('region', { name: 'Meals of this day' });
  await region.getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText('200 / 2,000 kcal')).toBeVisible();
  await expect(page.getByText(/change of this day is waiting/)).toBeHidden();
});
