import { OWNER } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { addDays } from '@platewise/contract/dates/local-date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { wholeNumberText } from '../../../shared/meal/quantities.ts';
import { TODAY, takeItem, wordsOf } from '../../../shared/testing/on-page.ts';
import { addTo, ofEntry, pressIn, SUNDAY, showOneDay, slotOf, untilSlot } from '../testing/slots.ts';

const web = testWeb();
showOneDay();

test('a copy to a day that is not shown says what it takes the place of, before and after, with the way back', async () => {
  const far = addDays(SUNDAY, 15);
  await web.as(OWNER).calendar.place({ date: TODAY, slot: 'dinner', note: 'Stew' });
  await web.as(OWNER).calendar.place({ date: far, slot: 'dinner', note: 'Roast' });
  const user = await web.open('/calendar', OWNER);
  await ofEntry(user, 'dinner', 'Copy…');
  const copying = await screen.findByRole('dialog', { name: 'Copy “Stew”' });
  fireEvent.change(within(copying).getByLabelText('Day'), { target: { value: far } });
  expect(await within(copying).findByText('“Roast” is there; the copy will replace it.')).toBeTruthy();
  await user.click(within(copying).getByRole('button', { name: 'Copy it' }));
  const toast = await screen.findByText(/^“Stew” was copied to Dinner, .*, replacing “Roast”\.$/);

  await user.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Change undone.')).toBeTruthy();
  const { days } = await web.as(OWNER).calendar.read({ from: far, to: far });
  expect(days[0]?.entries.map(({ note }) => note)).toEqual(['Roast']);
});

landingTest('a favorite is searched for and put into a slot', async () => {
  const [breakfast] = (await makePlan()).meals;
  if (!breakfast) throw new Error('A plan has meals.');
  await web.as(OWNER).favorites.add({ meal: breakfast });
  const user = await web.open('/calendar', OWNER);
  await addTo(user, 'breakfast', 'From favorites');
  const search = await screen.findByLabelText('Search favorites');
  fireEvent.change(search, { target: { value: 'no such dish' } });
  expect(await screen.findByText('Nothing matches every word you typed.')).toBeTruthy();

  fireEvent.change(search, { target: { value: '' } });
  await user.click(await screen.findByRole('button', { name: `Add ${breakfast.name}` }));

  await untilSlot('breakfast', breakfast.name);
});

test('a meal of a saved plan is put into a slot, and the rest of the plan where something is free', async () => {
  const { meals } = await makePlan();
  const [, lunch, dinner] = meals;
  const user = await web.open('/calendar', OWNER);
  await addTo(user, 'lunch', 'From saved plans');
  await user.click(await screen.findByRole('button', { name: `Add ${lunch?.name}` }));
  await untilSlot('lunch', lunch?.name ?? '');

  const panel = screen.getByRole('tabpanel');
  await takeItem(user, within(panel).getByRole('button', { name: /^More for [A-Z][a-z]+day,/ }), 'Add a saved plan');
  await user.click(await screen.findByRole('button', { name: /^Add the whole day/ }));

  await untilSlot('dinner', dinner?.name ?? '');
  expect(wordsOf(await screen.findByRole('region', { name: 'What was done' }))).toContain(
    'is already there and stays.',
  );
  const total = meals.reduce((sum, { calories, servings }) => sum + Math.round(calories * servings), 0);
  expect(wordsOf(within(panel).getByRole('region', { name: 'Day total' }))).toContain(
    `${wholeNumberText(total)} of 2,000 kcal`,
  );
});

test('eating out counts with its estimate; without one the day says so', async () => {
  const user = await web.open('/calendar', OWNER);
  await user.click(await screen.findByRole('button', { name: 'Add a snack' }));
  await addTo(user, 'snack', 'Eating out');
  const estimate = await screen.findByLabelText('Estimated calories (kcal)');
  fireEvent.change(estimate, { target: { value: 'much' } });
  await user.click(screen.getByRole('button', { name: 'Add eating out' }));
  expect(await screen.findByText(/^Please write a whole number from 0 to/)).toBeTruthy();
  fireEvent.change(estimate, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Add eating out' }));
  await untilSlot('snack', 'Calories not known');
  expect(wordsOf(screen.getByRole('tabpanel'))).toContain('Not counting 1 meal with unknown calories.');

  await ofEntry(user, 'snack', 'Calories…');
  fireEvent.change(await screen.findByLabelText('Estimated calories (kcal)'), { target: { value: '350' } });
  await user.click(screen.getByRole('button', { name: 'Save calories' }));

  await untilSlot('snack', 'About 350 kcal');
});

landingTest('a meal gets a note, and more servings', async () => {
  const dinner = await placeDinner();
  const user = await web.open('/calendar', OWNER);
  await ofEntry(user, 'dinner', 'Note…');
  fireEvent.change(await screen.findByLabelText('Note'), {
    target: { value: 'Set the table for five.\nLight the candles.' },
  });
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await untilSlot('dinner', 'Light the candles.');

  await pressIn(user, 'dinner', /^More servings/);

  await untilSlot('dinner', `${wholeNumberText((dinner?.calories ?? 0) * 1.5)} kcal`);
});

landingTest('servings that were just stepped to go along with a meal that is moved at once', async () => {
  // The rest after a press, in which a second one may come, is never over by itself here.
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => wait(work, ms === 600 ? 60_000 : ms));
  await placeDinner();
  const user = await web.open('/calendar', OWNER);
  await pressIn(user, 'dinner', /^More servings/);
  await ofEntry(user, 'dinner', 'Move…');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: 'Meal' }));
  await user.click(await screen.findByRole('option', { name: 'Lunch' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move it' }));
  await untilSlot('dinner', 'No meal planned');
  vi.stubGlobal('setTimeout', wait);

  await web.open('/calendar', OWNER);

  await waitFor(() => slotOf('lunch'));
  await untilSlot('lunch', '1.5 servings');
});

test('calendar apps follow a secret link, until another takes its place or it ends', async () => {
  await web.as(OWNER).calendar.place({ date: TODAY, slot: 'lunch', note: 'Soup of the day' });
  const user = await web.open('/calendar', OWNER);
  const more = await screen.findByRole('button', { name: 'More for these days' });
  await takeItem(user, more, 'Subscribe in your calendar app');
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe in your calendar app' });
  await user.click(await within(dialog).findByRole('button', { name: 'Make the link' }));
  const first = (await within(dialog).findByLabelText<HTMLInputElement>('Secret link')).value;
  expect(JSON.stringify(await follow(first))).toContain('Soup of the day');

  await user.click(await within(dialog).findByRole('button', { name: 'Make a new link' }));
  const field = () => within(dialog).getByLabelText<HTMLInputElement>('Secret link');
  await waitFor(() => expect(field().value).not.toBe(first));
  const second = field().value;
  await expect(follow(first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await follow(second)).toBeTruthy();

  await user.click(within(dialog).getByRole('button', { name: 'Turn off the link' }));
  expect(await within(dialog).findByText('There is no link yet.')).toBeTruthy();
  await expect(follow(second)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

/** Reads the feed as a calendar app does. */
function follow(address: string) {
  const [, secret = ''] = /feed\/([^/]+)\.ics$/.exec(address) ?? [];
  return web.api().anonymousApi.calendar.feed.read({ secret });
}

function makePlan() {
  return web.as(OWNER).meals.generate({ goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7, mealCount: 3 });
}

async function placeDinner() {
  const { meals, planId } = await makePlan();
  await web.as(OWNER).calendar.place({ date: TODAY, slot: 'dinner', planId, mealId: meals[2]?.id });
  return meals[2];
}
