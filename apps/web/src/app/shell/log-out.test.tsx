import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../testing/test-web.tsx';

/** The pages of somebody who is signed in. */
const PAGES = [
  '/dashboard',
  '/dashboard/prep',
  '/user/favorites',
  '/meal',
  '/settings',
  '/shopping',
  '/calorie-tracker',
  '/body',
  '/import',
  '/calendar',
  '/pricing',
];

const web = testWeb();

test.each(PAGES)('signing out can be found on %s, and leaves', async (path) => {
  const user = await web.open(path, PRO);

  const [menu] = await screen.findAllByRole('button', { name: /^Account of / });
  if (menu) await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));

  await waitFor(() => expect(web.address()).toBe('/'));
  expect(await screen.findAllByRole('link', { name: 'Sign in' })).not.toEqual([]);
});
