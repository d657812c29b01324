import { PRO } from '@platewise/api/testing/people';
import { addDays } from '@platewise/contract/dates/local-date';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { TODAY, takeItem, untilFocused, wordsOf } from '../../../../shared/testing/on-page.ts';
import { mealRows } from '../../testing/diary-rows.ts';

const PATH = '/calorie-tracker';

const web = testWeb();

test('a food is found by keyboard alone; what is not in the table is said so', async () => {
  const user = await web.open(PATH, PRO);
  (await screen.findByRole('button', { name: 'Log a food' })).focus();
  await user.keyboard('{Enter}');
  const field = screen.getByRole('combobox', { name: 'Search foods' });
  await untilFocused(() => field);
  await user.keyboard('xyzzy');
  expect(
    await screen.findByText('No food “xyzzy” in the tables. Add it as a meal with your own figures.'),
  ).toBeTruthy();

  await user.clear(field);
  await user.keyboard('apple');
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('apple');
  await user.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}{Enter}');

  const form = await screen.findByRole('form', { name: 'Apple' });
  await untilFocused(() => within(form).getByLabelText('Amount'));
});

test('a food is logged with true figures and their source, and the next one can be typed', async () => {
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search foods' });
  await user.type(field, 'apple');
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
  await user.keyboard('{ArrowDown}{Enter}');
  const form = await screen.findByRole('form', { name: 'Apple' });
  const amount = within(form).getByLabelText('Amount');
  await user.selectOptions(within(form).getByLabelText('Unit'), 'grams');
  await user.clear(amount);
  await user.type(amount, '3000');
  await user.click(within(form).getByRole('button', { name: 'Log food' }));
  expect(await within(form).findByText(/^The amount must come to 0\.1 to 2,000/)).toBeTruthy();

  await user.clear(amount);
  await user.type(amount, '150');
  expect(wordsOf(within(form).getByRole('table', { name: /^Figures of 150\sg$/ }))).toContain('Calories78 kcal');
  expect(within(form).getByRole('link', { name: /^USDA FoodData Central, food \d+/ })).toBeTruthy();
  await user.type(amount, '{Enter}');

  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  await untilFocused(() => field);
  expect(field.value).toBe('');
  const [row] = mealRows();
  expect(wordsOf(row)).toMatch(/Apple.*150 g.*78 kcal/);
  expect(within(row as HTMLElement).getByRole('link', { name: /^USDA FoodData Central/ })).toBeTruthy();
});

test('cooked food is found in the reference table and logged by its cup, with its row as the source', async () => {
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  await user.type(screen.getByRole('combobox', { name: 'Search foods' }), 'rice enriched cooked');
  await user.click(await screen.findByText('Rice, white, long-grain, regular, enriched, cooked'));
  const form = await screen.findByRole('form', { name: 'Rice, white, long-grain, regular, enriched, cooked' });
  expect(within(form).getByText(/^Weigh it as its name says: raw, cooked or prepared\./)).toBeTruthy();
  expect(within(form).getByRole('link', { name: /^USDA FoodData Central, food 168878/ })).toBeTruthy();

  await user.click(within(form).getByRole('button', { name: 'Log food' }));

  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  expect(wordsOf(mealRows()[0])).toMatch(/Rice, white.*1 × cup \(158 g\).*205 kcal/);
});

test('what is usually eaten is logged again with two presses, in the amount of the last time', async () => {
  await web.as(PRO).calorie.logFood({ food: 'rolled-oats', grams: 60, date: addDays(TODAY, -1), time: '08:00' });
  await web.as(PRO).calorie.addMeal({ name: 'Curd rice', calories: 300, date: addDays(TODAY, -2), time: '13:00' });
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  await user.click(await screen.findByRole('button', { name: 'Add Rolled oats again' }));

  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  await waitFor(() => expect(mealRows().map(wordsOf)).toEqual([expect.stringMatching(/^Rolled oats.*60\sg/)]));
});

test('what is usually eaten is shown for each meal of the day, and not while a food is looked for', async () => {
  await web.as(PRO).calorie.logFood({ food: 'rolled-oats', grams: 60, date: addDays(TODAY, -1), time: '08:00' });
  await web.as(PRO).calorie.addMeal({ name: 'Curd rice', calories: 300, date: addDays(TODAY, -2), time: '13:00' });
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Log a food' }));
  const usual = await screen.findByRole('region', { name: 'You often eat' });
  const names = () => within(usual).getAllByRole('button', { name: /^Add / }).map(wordsOf);

  await user.click(within(usual).getByRole('button', { name: 'Lunch' }));
  await waitFor(() => expect(wordsOf(within(usual).getAllByRole('listitem')[0])).toMatch(/^Curd rice/));
  expect(names()).toHaveLength(2);

  await user.type(screen.getByRole('combobox', { name: 'Search foods' }), 'apple');
  expect(screen.queryByRole('region', { name: 'You often eat' })).toBeNull();
});

test('a food that was logged is changed by its grams', async () => {
  await web.as(PRO).calorie.logFood({ food: 'apple', grams: 150, date: TODAY });
  const user = await web.open(PATH, PRO);
  await takeItem(user, await screen.findByRole('button', { name: 'More for Apple' }), 'Edit');
  const form = await screen.findByRole('form', { name: 'Edit Apple' });
  // What is typed before the form has taken the focus would go to where that goes.
  await untilFocused(() => within(form).getByLabelText('Meal name'));

  const grams = within(form).getByLabelText('Grams');
  await user.clear(grams);
  await user.type(grams, '300');
  await user.click(within(form).getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(wordsOf(mealRows()[0])).toContain('156 kcal'));
});

test('without favorites the way to some is named', async () => {
  await web.open(PATH, PRO);

  expect(await screen.findByText('No favorite meals found. Add some meals to your favorites first!')).toBeTruthy();
});

test('favorites are added with one press, six of them, and from their own page', async () => {
  await keepFavorites();
  const user = await web.open(PATH, PRO);
  const panel = await screen.findByRole('region', { name: 'Add from Favorites' });
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(6));
  await user.click(within(panel).getAllByRole('button', { name: /^Add to Tracker/ })[0] as HTMLElement);
  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  expect(mealRows().map(wordsOf)).toEqual([expect.stringContaining('From your favorites')]);

  await user.click(within(panel).getByRole('link', { name: 'All favorites' }));
  await screen.findByRole('heading', { level: 1, name: /Favorite/ });
  const ways = await screen.findAllByRole('button', { name: /^Add to Tracker/ });
  await user.click(ways.at(-1) as HTMLElement);

  await waitFor(async () => {
    const { entry } = await web.as(PRO).calorie.day({ date: TODAY });
    expect(entry?.meals).toHaveLength(2);
  });
  expect((await screen.findAllByText('Meal added successfully')).length).toBeGreaterThan(0);
});

async function keepFavorites(): Promise<void> {
  for (const seed of [1, 2, 3, 4]) {
    const { meals } = await web.as(PRO).meals.generate({ goal: 'maintenance', dietaryPreferences: 'vegetarian', seed });
    for (const meal of meals) await web.as(PRO).favorites.add({ meal });
  }
}
