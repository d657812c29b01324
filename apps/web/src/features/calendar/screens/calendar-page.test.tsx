import { OWNER, PRO, STRANGER } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { addDays } from '@platewise/contract/dates/local-date';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { TODAY, untilFocused, wordsOf } from '../../../shared/testing/on-page.ts';
import { addTo, ofEntry, pressIn, showOneDay, slotOf, untilSlot } from '../testing/slots.ts';

const web = testWeb();
showOneDay();

test('a meal is generated for a slot, for a token, and stays', async () => {
  const user = await web.open('/calendar', OWNER);
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(7));
  await waitFor(() => slotOf('lunch'));
  expect(screen.getAllByRole('tab')[0]?.getAttribute('aria-label') ?? wordsOf(screen.getAllByRole('tab')[0])).toMatch(
    /^Sunday, /,
  );
  expect(screen.getByRole('tab', { selected: true, name: /, today, 0 of 2,000\skcal planned$/ })).toBeTruthy();
  expect(within(screen.getByRole('tabpanel')).getAllByText('No meal planned')).toHaveLength(3);
  within(slotOf('lunch'))
    .getByRole('button', { name: /^Generate a meal: Lunch, / })
    .focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '9 tokens' })).toBeTruthy();
  await untilSlot('lunch', /\d kcal/);
  const name = await nameInLunch();

  // Loaded again it is still there, with all that it takes; and it is cooked from.
  const again = await web.open('/calendar', OWNER);
  const details = await screen.findByRole('button', { name });
  await again.click(within(slotOf('lunch')).getByText(/^\d+ ingredients$/));
  expect(within(slotOf('lunch')).getByRole('list', { name: 'Ingredients' })).toBeTruthy();
  details.focus();
  await again.keyboard('{Enter}');
  await again.click(await screen.findByRole('button', { name: 'Start cooking' }));
  expect(await screen.findByRole('dialog', { name: `Cooking: ${name}` })).toBeTruthy();
});

test('what is no day is today', async () => {
  await web.open('/calendar?day=2026-02-30', OWNER);

  expect(await screen.findByRole('tab', { selected: true, name: /, today, / })).toBeTruthy();
});

test('the days of the address are shown, seven on and seven back', async () => {
  const user = await web.open('/calendar?day=2026-03-29', OWNER);
  expect(await screen.findByRole('heading', { name: 'March – April 2026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next 7 days' }));
  await waitFor(() => expect(web.address()).toMatch(/day=2026-04-05$/));
  expect(await screen.findByRole('tab', { selected: true, name: /^Sunday, April 5/ })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Previous 7 days' }));
  await user.click(screen.getByRole('button', { name: 'Previous 7 days' }));
  expect(await screen.findByRole('heading', { name: 'March 2026' })).toBeTruthy();
});

landingTest('arrow keys walk on into the week before, and keep the focus', async () => {
  const user = await web.open('/calendar?day=2026-03-22', OWNER);
  (await screen.findByRole('tab', { selected: true })).focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(web.address()).toMatch(/day=2026-03-21$/));
  await untilFocused(() => screen.getByRole('tab', { selected: true }));

  screen.getByRole('button', { name: 'Today' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(web.address()).toBe('/calendar'));
  await untilFocused(() => screen.queryByRole('tab', { name: /, today, / }));
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
});

landingTest('the first week of all is shorter', async () => {
  await web.open('/calendar?day=2000-01-01', OWNER);

  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(1));
});

test('a note that the server does not take stays in its dialog', async () => {
  const user = await web.open('/calendar', OWNER);
  await addTo(user, 'dinner', 'Note');
  web.breakProcedure('calendar.place', 'failing');
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note');
  await user.type(note, 'With Asha');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  const dialog = screen.getByRole('dialog');
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Failed to add meal to calendar');
  expect(note.value).toBe('With Asha');

  web.mend();
  await user.click(screen.getByRole('button', { name: 'Save note' }));

  await untilSlot('dinner', 'With Asha');
});

test('a day that has no calories left is named in the slot, which takes the focus when that is dismissed', async () => {
  await web.as(OWNER).calendar.place({ date: TODAY, slot: 'dinner', eatingOut: true, kcal: 1990 });
  const user = await web.open('/calendar', OWNER);
  await pressIn(user, 'lunch', /^Generate a meal/);
  const alert = await within(slotOf('lunch')).findByRole('alert');
  expect(alert.textContent).toContain('nothing is left for this one.');
  expect(alert.textContent).not.toContain(TODAY);

  await pressIn(user, 'lunch', 'Dismiss');

  await untilSlot('lunch', 'No meal planned');
  await untilFocused(() => slotOf('lunch'));
});

test('a meal that is being made is given up', async () => {
  web.breakProcedure('calendar.generate', 'silent');
  const user = await web.open('/calendar', OWNER);
  await pressIn(user, 'breakfast', /^Generate a meal/);

  await pressIn(user, 'breakfast', /^Cancel the new meal/);

  await untilSlot('breakfast', 'No meal planned');
});

test('without tokens the slot shows the way to more', async () => {
  for (const seed of [1, 2, 3, 4, 5]) await makePlan({ seed, mealCount: 2 });
  const user = await web.open('/calendar', OWNER);

  await pressIn(user, 'breakfast', /^Generate a meal/);

  expect(await within(slotOf('breakfast')).findByRole('link', { name: 'Upgrade to Pro' })).toBeTruthy();
});

landingTest('a meal whose answer was lost is there at the next try, and paid once', async () => {
  const user = await web.open('/calendar', OWNER);
  await waitFor(() => slotOf('lunch'));
  web.breakProcedure('calendar.generate', 'unacknowledged');
  await pressIn(user, 'lunch', /^Generate a meal/);
  expect(await within(slotOf('lunch')).findByRole('alert')).toBeTruthy();

  web.mend();
  await pressIn(user, 'lunch', 'Try again');

  expect(await screen.findByText('Meal added successfully')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '9 tokens' })).toBeTruthy();
});

test('a goal that no meals are planned for is named where days are filled', async () => {
  await web.as(PRO).calorie.setDailyGoal({ dailyGoal: 500, date: TODAY });
  const user = await web.open('/calendar', PRO);
  await waitFor(() => slotOf('lunch'));
  await user.click(screen.getByRole('button', { name: 'Fill the week' }));

  const dialog = await screen.findByRole('dialog', { name: 'Fill days with new meals' });
  expect(wordsOf(dialog)).toMatch(/The goal of .* is 500 kcal; meals are planned for days of 800 to 6,000 kcal\./);
  const [off] = within(dialog).getAllByRole<HTMLInputElement>('checkbox', { name: /goal out of bounds$/ });
  expect(off?.disabled).toBe(true);
});

landingTest('a goal that no meals are planned for leads to where another one is set', async () => {
  await web.as(PRO).calorie.setDailyGoal({ dailyGoal: 500, date: TODAY });
  const user = await web.open('/calendar', PRO);
  await pressIn(user, 'lunch', /^Generate a meal/);
  const alert = await within(slotOf('lunch')).findByRole('alert');
  expect(alert.textContent).toContain('Set another goal in the calorie tracker');

  await user.click(within(slotOf('lunch')).getByRole('link', { name: 'Set another goal' }));

  expect(await screen.findByRole('button', { name: 'Daily Goal Settings' })).toBeTruthy();
});

landingTest('two devices lose nothing: each sees the other, and what is gone is removed once', async () => {
  const { calendar } = web.as(OWNER);
  await calendar.place({ date: TODAY, slot: 'lunch', note: 'Soup' });
  const user = await web.open('/calendar', OWNER);
  await waitFor(() => slotOf('lunch'));
  await untilSlot('lunch', 'Soup');
  await calendar.remove({ date: TODAY, slot: 'lunch' });
  await calendar.place({ date: TODAY, slot: 'dinner', note: 'Stew' });

  // This page still shows it: removing it again is no failure.
  await ofEntry(user, 'lunch', 'Remove');

  expect(await screen.findByText('“Soup” was removed.')).toBeTruthy();
  await untilSlot('dinner', 'Stew');
});

test('a calendar is its owner’s alone', async () => {
  await web.as(OWNER).calendar.place({ date: TODAY, slot: 'lunch', note: 'Private soup' });

  await web.open('/calendar', STRANGER);
  await waitFor(() => slotOf('lunch'));
  expect(within(screen.getByRole('tabpanel')).getAllByText('No meal planned')).toHaveLength(3);
  expect(screen.queryByText('Private soup')).toBeNull();

  await web.open(`/calendar?day=${TODAY}`, null);
  expect(await screen.findByRole('heading', { name: 'Please Sign In' })).toBeTruthy();
});

async function nameInLunch(): Promise<string> {
  const { days } = await web.as(OWNER).calendar.read({ from: TODAY, to: addDays(TODAY, 1) });
  return days[0]?.entries[0]?.meal?.name ?? '';
}

function makePlan(wishes: { seed: number; mealCount: number }) {
  return web.as(OWNER).meals.generate({ goal: 'maintenance', dietaryPreferences: 'vegetarian', ...wishes });
}
