import { OWNER } from '@platewise/api/testing/people';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../testing/test-web.tsx';

const web = testWeb();

test.each([
  ['Account', 'Account'],
  ['Billing', 'Subscription'],
  ['Notifications', 'Notifications'],
])('%s in the user menu leads to the tab %s of the settings', async (entry, tab) => {
  const user = await web.open('/dashboard', OWNER);

  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));

  expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeTruthy();
});
