import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mealNames } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, calorieTarget: 1600, seed: 7 } as const;

test('what a day is short of comes with the swap that mends it, and one press swaps', async () => {
  await web.as(OWNER).meals.generate(REQUEST);
  const user = await web.open('/dashboard', OWNER);
  await user.click(await screen.findByRole('button', { name: /ingredients checked/ }));
  const list = await screen.findByRole('list', { name: 'Swaps that mend it' });
  const account = list.closest('section');
  const [press] = within(list).getAllByRole('button');
  const [, meal = '', dish = ''] = /^Swap (.+) for (.+)$/.exec(press?.getAttribute('aria-label') ?? '') ?? [];
  expect(mealNames()).toContain(meal);
  expect(within(list).getAllByText(/in place of .+, with/)[0]?.textContent).toMatch(/\d.+ in place of .+\d/);
  expect(within(list).getAllByText('1 token').length).toBeGreaterThan(0);

  await user.click(press as HTMLElement);

  // The pressed button is gone, and the focus is where it was.
  expect(document.activeElement?.closest('section')).toBe(account);
  await waitFor(() => expect(mealNames()).toContain(dish));
  expect(mealNames()).not.toContain(meal);
});

test('the view of nutrients has them too, and closes for the meal that is swapped', async () => {
  await web.as(OWNER).meals.generate(REQUEST);
  const user = await web.open('/dashboard', OWNER);
  await user.click(await screen.findByRole('button', { name: /ingredients checked/ }));
  await user.click(await screen.findByRole('button', { name: 'All nutrients' }));
  const view = within(await screen.findByRole('dialog', { name: 'Nutrients' }));
  const [press] = within(await view.findByRole('list', { name: 'Swaps that mend it' })).getAllByRole('button');
  const [, dish = ''] = / for (.+)$/.exec(press?.getAttribute('aria-label') ?? '') ?? [];

  await user.click(press as HTMLElement);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(mealNames()).toContain(dish));
});

test('what no swap mends is said: no dish of a vegan day holds the vitamin B12 of it', async () => {
  await web.as(OWNER).meals.generate({ ...REQUEST, dietaryPreferences: 'vegan', calorieTarget: 2000 });
  const user = await web.open('/dashboard', OWNER);
  await user.click(await screen.findByRole('button', { name: /ingredients checked/ }));

  expect(await screen.findByText(/^No swap of one meal that was tried mends: .*vitamin B12/)).toBeTruthy();
});
