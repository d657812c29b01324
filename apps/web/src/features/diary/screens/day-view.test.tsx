import { PRO } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { addDays } from '@platewise/contract/dates/local-date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { TODAY, takeItem, untilFocused, wordsOf } from '../../../shared/testing/on-page.ts';
import { chooseZone, mealRows } from '../testing/diary-rows.ts';

const PATH = '/calorie-tracker';
const NOTHING = 'No meals added yet. Add your first meal!';

const web = testWeb();

test('a meal needs a name and calories', async () => {
  const user = await web.open(PATH, PRO);
  expect(await screen.findByText('0 / 2,000 kcal')).toBeTruthy();
  expect(screen.getByText('Nothing is planned for this day.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add New Meal' }));
  const form = mealForm();
  const name = within(form).getByLabelText('Meal name');
  await untilFocused(() => name);

  await user.click(within(form).getByRole('button', { name: 'Add meal' }));

  expect((await within(form).findByRole('alert')).textContent).toBe(
    'Please fill in at least the meal name and calories',
  );
  await untilFocused(() => name);
});

test('a meal is added in own figures: what is no number is 0, what was not typed is not known', async () => {
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Add New Meal' }));
  await typeCake();
  expect(within(mealForm()).getByText('“some” is not a number, so it counts as 0.')).toBeTruthy();
  expect(fieldOf('Protein, g').value).toBe('0');
  expect(fieldOf('Carbs, g').value).toBe('12.5');
  await user.click(within(mealForm()).getByRole('button', { name: 'Add meal' }));
  expect(await within(mealForm()).findByText('Calories must be a number from 0 to 20000.')).toBeTruthy();

  await user.clear(fieldOf('Calories'));
  fireEvent.change(fieldOf('Time'), { target: { value: '15:05' } });
  await user.type(fieldOf('Calories'), '410.5{Enter}');

  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Add New Meal' })).toBeNull();
  await untilFocused(() => screen.getByRole('button', { name: 'Add New Meal' }));
  const [row] = mealRows();
  expect(wordsOf(row)).toContain('Birthday cake');
  expect(wordsOf(row)).toContain('411 kcal');
  expect(wordsOf(row)).toContain('3:05 PM');
  expect(
    within(row as HTMLElement)
      .getAllByRole('listitem')
      .map(wordsOf),
  ).toEqual(['Protein 0 g', 'Carbs 12.5 g', 'Fat not known']);
  expect(screen.getByText('411 / 2,000 kcal')).toBeTruthy();
  const { entry } = await web.as(PRO).calorie.day({ date: TODAY });
  expect(entry?.meals).toMatchObject([{ name: 'Birthday cake', calories: 410.5, unknown: ['fat'] }]);

  async function typeCake() {
    await user.type(fieldOf('Meal name'), '  Birthday cake ');
    await user.type(fieldOf('Protein, g'), 'some');
    await user.type(fieldOf('Carbs, g'), '12,5');
    await user.type(fieldOf('Calories'), '-5');
  }
});

landingTest('nothing typed is lost by loading the page again', async () => {
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Add New Meal' }));
  await user.type(fieldOf('Meal name'), '  Birthday cake ');

  await web.open(PATH, PRO);

  await screen.findByRole('form', { name: 'Add New Meal' });
  expect(fieldOf('Meal name').value).toBe('  Birthday cake ');
});

landingTest('meals are found by name', async () => {
  await addMeals('Chicken Salad', 'Lentil soup', 'Fruit salad');
  const user = await web.open(PATH, PRO);
  const search = await screen.findByPlaceholderText('Search meals...');
  await user.type(search, 'SALAD');
  expect(mealRows()).toHaveLength(2);

  await user.clear(search);
  await user.type(search, 'pizza');

  expect(screen.getByText('No meals found matching your search.')).toBeTruthy();
});

test('a meal is edited field by field: what another device changed meanwhile stays', async () => {
  await chooseZone(web.as(PRO));
  const [soup] = await addMeals('Lentil soup');
  const user = await web.open(PATH, PRO);
  await takeItem(user, await screen.findByRole('button', { name: 'More for Lentil soup' }), 'Edit');
  const form = await screen.findByRole('form', { name: 'Edit Lentil soup' });
  const name = within(form).getByLabelText('Meal name');
  await untilFocused(() => name);
  await web.as(PRO).calorie.changeMeal({ ...idOf(soup), calories: 444 });

  fireEvent.change(name, { target: { value: `Lentil soup ${'x'.repeat(108)}` } });
  await user.click(within(form).getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Meal updated')).toBeTruthy();
  await waitFor(() => expect(wordsOf(mealRows()[0])).toContain('444 kcal'));
  expect(wordsOf(mealRows()[0])).toContain('Lentil soup x');
  await untilFocused(() => screen.getByRole('button', { name: /^More for Lentil soup x/ }));
});

test('a meal is removed with a way back, which has the focus', async () => {
  await addMeals('Chicken Salad', 'Lentil soup', 'Fruit salad');
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Delete Chicken Salad' }));
  expect(await screen.findByText('Meal removed')).toBeTruthy();
  expect(mealRows()).toHaveLength(2);
  const region = screen.getByRole('region', { name: 'Meals of this day' });
  const undo = within(region).getByRole('button', { name: 'Undo' });
  await untilFocused(() => undo);

  await user.keyboard('{Enter}');

  await waitFor(() => expect(mealRows()).toHaveLength(3));
  expect(await screen.findByText('900 / 2,000 kcal')).toBeTruthy();
});

landingTest('a meal that another device has deleted already is gone here without a complaint', async () => {
  await chooseZone(web.as(PRO));
  const [meal] = await addMeals('Twice');
  const user = await web.open(PATH, PRO);
  const remove = await screen.findByRole('button', { name: 'Delete Twice' });
  await web.as(PRO).calorie.removeMeal(idOf(meal));

  await user.click(remove);

  expect(await screen.findByText(NOTHING)).toBeTruthy();
  expect(await screen.findByText('Meal removed')).toBeTruthy();
  expect(web.calls()).toContain('calorie.removeMeal');
});

landingTest('a hundred meals are a full day, and the one that finds no room stays in its form', async () => {
  await chooseZone(web.as(PRO));
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Add New Meal' }));
  fireEvent.change(fieldOf('Meal name'), { target: { value: 'One more' } });
  fireEvent.change(fieldOf('Calories'), { target: { value: '20000' } });
  // Another device fills the day: a hundred rows would take seconds to be drawn.
  await addMeals(...Array<string>(100).fill('Bite'));

  fireEvent.submit(mealForm());

  expect((await within(mealForm()).findByRole('alert')).textContent).toBe(
    'This day has 100 meals, the most we keep. Remove one to add another.',
  );
  expect(fieldOf('Meal name').value).toBe('One more');
});

test('an empty day takes the meals of the day before', async () => {
  await addPorridge(addDays(TODAY, -1));
  const user = await web.open(PATH, PRO);

  await user.click(await screen.findByRole('button', { name: 'Copy the meals of the day before' }));

  expect(await screen.findByText(/^1 meal copied to/)).toBeTruthy();
  await waitFor(() => expect(mealRows().map(wordsOf)).toEqual([expect.stringContaining('Porridge')]));
});

test('a meal is copied to any day, its own among them', async () => {
  await addPorridge(TODAY);
  const user = await web.open(PATH, PRO);
  const menu = await screen.findByRole('button', { name: 'More for Porridge' });
  await takeItem(user, menu, 'Copy to another day…');
  const form = await screen.findByRole('form', { name: 'Copy Porridge to' });
  const field = within(form).getByLabelText('Copy Porridge to');
  await untilFocused(() => field);

  fireEvent.change(field, { target: { value: TODAY } });
  await user.click(within(form).getByRole('button', { name: 'Copy' }));

  await waitFor(() => expect(mealRows()).toHaveLength(2));
});

landingTest('a whole day is copied to another', async () => {
  const yesterday = addDays(TODAY, -1);
  await addPorridge(yesterday);
  await addMeals('Soup', 'Stew');
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Copy this day' }));
  const form = screen.getByRole('form', { name: 'Copy all meals of this day to' });
  fireEvent.change(within(form).getByLabelText('Copy all meals of this day to'), { target: { value: yesterday } });
  await user.click(within(form).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^2 meals copied to/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Previous day' }));

  await screen.findByRole('heading', { level: 2, name: /November 20, 2026/ });
  await waitFor(() => expect(mealRows()).toHaveLength(3));
});

/** Meals of 300 kcal each, eaten today. */
async function addMeals(...names: string[]) {
  const added = [];
  for (const name of names) added.push(await web.as(PRO).calorie.addMeal({ name, calories: 300, date: TODAY }));
  return added;
}

function addPorridge(date: string) {
  return web.as(PRO).calorie.addMeal({ name: 'Porridge', calories: 320, time: '08:00', date });
}

function idOf(entry: Awaited<ReturnType<typeof addMeals>>[number] | undefined) {
  return { entryId: entry?._id ?? '', mealId: entry?.meals.at(-1)?.id ?? '' };
}

function mealForm(): HTMLElement {
  return screen.getByRole('form', { name: 'Add New Meal' });
}

function fieldOf(label: string): HTMLInputElement {
  return within(mealForm()).getByLabelText(label);
}
