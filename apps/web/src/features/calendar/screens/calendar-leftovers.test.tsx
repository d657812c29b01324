import { OWNER, PRO } from '@platewise/api/testing/people';
import { addDays } from '@platewise/contract/dates/local-date';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { TODAY, wordsOf } from '../../../shared/testing/on-page.ts';
import { showOneDay, slotOf, untilSlot } from '../testing/slots.ts';

const web = testWeb();
showOneDay();

const TOMORROW = addDays(TODAY, 1);

async function fillTwoDays(): Promise<void> {
  await web.as(OWNER).calendar.fill({ days: [{ date: TODAY }, { date: TOMORROW }], seed: 3 });
}

test('a week is filled with lunches and breakfasts that take no token, unless somebody wants them new', async () => {
  const user = await web.open('/calendar', OWNER);
  await user.click(await screen.findByRole('button', { name: 'Fill the week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill days with new meals' });
  const status = within(dialog).getByRole('status');

  const days = within(within(dialog).getByRole('group', { name: 'Days to fill' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  );
  for (const [place, day] of days.entries()) if (day.checked !== place < 4) await user.click(day);

  expect(wordsOf(status)).toBe('6 new meals, 4 from earlier meals, 2 breakfasts again · takes 6 tokens; you have 10');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Leftovers' }));
  expect(wordsOf(status)).toMatch(/^10 new meals, 2 breakfasts again · takes 10 tokens; you have 10/);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Two breakfasts in turns' }));
  expect(wordsOf(status)).toMatch(/^12 new meals · takes 12 tokens; you have 10/);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Leftovers' }));
  await user.click(within(dialog).getByRole('button', { name: 'Plan 8 meals' }));

  expect(await screen.findByText('8 meals planned. 4 meals are the rest of earlier ones.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '2 tokens' })).toBeTruthy();
});

test('dinners are cooked on two evenings of three, on each, or ahead on a day of one’s own', async () => {
  const user = await web.open('/calendar', OWNER);
  await user.click(await screen.findByRole('button', { name: 'Fill the week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill days with new meals' });
  const days = within(within(dialog).getByRole('group', { name: 'Days to fill' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  );
  for (const [place, day] of days.entries()) if (day.checked !== place < 4) await user.click(day);
  const status = within(dialog).getByRole('status');
  const choose = async (name: string | RegExp) => {
    await user.click(within(dialog).getByRole('combobox', { name: 'Cook dinner' }));
    const [option] = await screen.findAllByRole('option', { name });
    if (option) await user.click(option);
  };

  await choose('Every evening');
  expect(wordsOf(status)).toMatch(/^7 new meals, 3 from earlier meals, 2 breakfasts again/);
  await choose(/^Ahead, on /);
  expect(wordsOf(status)).toMatch(/^6 new meals, 4 from earlier meals, 2 breakfasts again/);
  // The day on which is cooked ahead is filled no more.
  await user.click(days[0] as HTMLInputElement);
  expect(within(dialog).getByRole<HTMLInputElement>('combobox', { name: 'Cook dinner' }).value).toBe('Every evening');
  await user.click(days[0] as HTMLInputElement);
  await user.click(within(dialog).getByRole('button', { name: 'Plan 6 meals' }));

  expect(await screen.findByText(/^\d meals planned\. \d meals are the rest of earlier ones\./)).toBeTruthy();
});

test('weekdays and the weekend have cooking times of their own', async () => {
  const user = await web.open('/calendar', OWNER);
  await user.click(await screen.findByRole('button', { name: 'Fill the week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill days with new meals' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Cooking time, weekend' }));
  await user.click(await screen.findByRole('option', { name: 'Quick 15-30 min' }));
  await user.click(within(dialog).getByRole('button', { name: /^Plan \d meals$/ }));

  expect(await screen.findByText(/^\d meals planned\./)).toBeTruthy();
  const { days } = await web.as(OWNER).calendar.read({ from: TODAY, to: TODAY });
  const minutes = days.flatMap(({ entries }) =>
    entries.map(({ meal }) => (meal?.prepTime ?? 0) + (meal?.cookTime ?? 0)),
  );
  expect(minutes).toHaveLength(3);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(30);
});

test('a dinner says what it is cooked for, and is cooked in all its servings', async () => {
  await fillTwoDays();
  const user = await web.open('/calendar', OWNER);

  await untilSlot('dinner', /Cook 2 servings in all\. The rest is for: Lunch, /);
  await user.click(within(slotOf('dinner')).getByRole('button', { name: /^Open / }));
  const details = await screen.findByRole('dialog');
  expect(wordsOf(details)).toMatch(/Cook 2 servings in all\./);
  expect(wordsOf(within(details).getByRole('group', { name: 'Amounts and figures for' }))).toContain('2 servings');
  await user.click(await within(details).findByRole('button', { name: 'Start cooking' }));
  expect(await screen.findByRole('dialog', { name: /^Cooking: / })).toBeTruthy();
});

test('a lunch that is left over says from when and until when, and nobody cooks it', async () => {
  await fillTwoDays();
  const user = await web.open(`/calendar?day=${TOMORROW}`, OWNER);

  await untilSlot('lunch', /Left over from .*: warm it up until it steams\. It keeps until /);
  await user.click(within(slotOf('lunch')).getByRole('button', { name: /^Open / }));
  const details = await screen.findByRole('dialog');
  expect(wordsOf(details)).toMatch(/Left over from /);
  expect(within(details).queryByRole('button', { name: 'Start cooking' })).toBeNull();
});

test('a choice that leaves nothing over does not take the others away', async () => {
  const user = await web.open('/calendar', OWNER);
  await user.click(await screen.findByRole('button', { name: 'Fill the week' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill days with new meals' });
  const days = within(within(dialog).getByRole('group', { name: 'Days to fill' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  );
  for (const [place, day] of days.entries()) if (day.checked !== place < 3) await user.click(day);
  const choose = async (label: string, name: string | RegExp) => {
    await user.click(within(dialog).getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name }));
  };

  // Dinners alone: each is eaten on its evening, unless one evening of three is free.
  await choose('Meals a day', /^1: /);
  await choose('Cook dinner', 'Every evening');
  expect(wordsOf(within(dialog).getByRole('status'))).toMatch(/^3 new meals/);
  await choose('Cook dinner', 'Two evenings of three');
  expect(wordsOf(within(dialog).getByRole('status'))).toMatch(/^2 new meals, 1 from an earlier meal/);
});

test('what is frozen is moved to the fridge on the day before it is eaten', async () => {
  const days = [0, 1, 2, 3, 4, 5].map((place) => ({ date: addDays(TODAY, place) }));
  const filled = await web.as(PRO).calendar.fill({ days, batchDay: TODAY, mealCount: 3, seed: 8 });
  const frozen = filled.days.flatMap(({ entries }) => entries).find(({ leftover }) => leftover?.isFrozen);
  await web.open(`/calendar?day=${addDays(frozen?.date ?? '', -1)}`, PRO);

  const section = await screen.findByRole('region', { name: 'Start on this day' });
  expect(wordsOf(section)).toContain('8:00 PM: Move it from the freezer to the fridge. For ');
});
