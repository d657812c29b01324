import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { TODAY } from '../../../shared/testing/on-page.ts';
import { showOneDay } from '../testing/slots.ts';

const web = testWeb();
showOneDay();

/** A day of few kcal, short of several references. */
async function fillToday(): Promise<void> {
  const owner = web.as(OWNER);
  await owner.profiles.create({ name: 'Asha', goal: 'balanced', dietaryPreferences: 'none', calorieTarget: 1500 });
  await owner.calendar.fill({ days: [{ date: TODAY }], seed: 7 });
}

async function openDay(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^More for \w+day, / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nutrients' }));
  return screen.findByRole('dialog', { name: 'Nutrients' });
}

const LIST = 'Swaps that bring these days nearer, on average';

test('what days are short of comes with swaps, one press makes one, and it can be taken back', async () => {
  await fillToday();
  const user = await web.open('/calendar', OWNER);
  const dialog = await openDay(user);
  const list = await within(dialog).findByRole('list', { name: LIST });
  const [press] = within(list).getAllByRole('button');
  const label = press?.getAttribute('aria-label') ?? '';
  const [, meal = '', dish = ''] = /^Swap (.+) for (.+), (?:Breakfast|Lunch|Dinner), /.exec(label) ?? [];
  expect(within(list).getAllByText('1 token').length).toBeGreaterThan(0);

  await user.click(press as HTMLElement);

  expect(await screen.findByText(`${dish} is in your calendar.`)).toBeTruthy();
  // The view stays for the next one, and the focus with it.
  expect(document.activeElement?.closest('[role="dialog"]')).toBe(dialog);
  const names = async () => {
    const { days } = await web.as(OWNER).calendar.read({ from: TODAY, to: TODAY });
    return days[0]?.entries.map((entry) => entry.meal?.name);
  };
  expect(await names()).toContain(dish);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toContain(meal));
});

test('a swap that cannot be paid says so, and nothing changes', async () => {
  await fillToday();
  const user = await web.open('/calendar', OWNER);
  const dialog = await openDay(user);
  const list = await within(dialog).findByRole('list', { name: LIST });
  for (const mealCount of [5, 2]) {
    await web.as(OWNER).meals.generate({ goal: 'balanced', dietaryPreferences: 'none', mealCount });
  }

  await user.click(within(list).getAllByRole('button')[0] as HTMLElement);

  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'No more tokens available. Upgrade to pro to continue.',
  );
});

test('a view whose swaps cannot be looked for still shows its nutrients', async () => {
  await fillToday();
  web.breakProcedure('calendar.mendingSwaps', 'failing');
  const user = await web.open('/calendar', OWNER);
  const dialog = await openDay(user);

  expect(
    await within(dialog).findByText('Swaps that mend it could not be looked for.', {}, { timeout: 20_000 }),
  ).toBeTruthy();
  expect(within(dialog).getByRole('table', { name: 'Minerals' })).toBeTruthy();
});
