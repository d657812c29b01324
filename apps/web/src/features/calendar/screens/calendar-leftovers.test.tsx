import { OWNER } from '@platewise/api/testing/people';
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

  expect(wordsOf(status)).toBe(
    '7 new meals, 3 lunches from the dinners before, 2 breakfasts again · takes 7 tokens; you have 10',
  );
  await user.click(within(dialog).getByRole('checkbox', { name: 'Leftovers for lunch' }));
  expect(wordsOf(status)).toMatch(/^10 new meals, 2 breakfasts again · takes 10 tokens; you have 10/);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Two breakfasts in turns' }));
  expect(wordsOf(status)).toMatch(/^12 new meals · takes 12 tokens; you have 10/);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Leftovers for lunch' }));
  await user.click(within(dialog).getByRole('button', { name: 'Plan 9 meals' }));

  expect(await screen.findByText('9 meals planned. 3 lunches are the rest of a dinner.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '1 token' })).toBeTruthy();
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
