import { OWNER, PASSWORD } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a visitor is asked to sign in and comes back to the same tab', async () => {
  const user = await web.open('/settings?tab=subscription');
  expect(screen.getByRole('heading', { level: 1, name: 'Please Sign In' })).toBeTruthy();

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Email'), OWNER.email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('tab', { name: 'Subscription', selected: true })).toBeTruthy();
  expect(web.address()).toBe('/settings?tab=subscription');
});

test('arrows, Home and End move between the tabs, and the address keeps the choice', async () => {
  const user = await web.open('/settings', OWNER);
  screen.getByRole('tab', { name: 'Account' }).focus();

  for (const [key, name] of [
    ['ArrowRight', 'Profiles'],
    ['ArrowLeft', 'Account'],
    ['ArrowLeft', 'API access'],
    ['ArrowRight', 'Account'],
    ['End', 'API access'],
    ['Home', 'Account'],
    ['ArrowRight', 'Profiles'],
    ['ArrowRight', 'Preferences'],
    ['ArrowRight', 'Taste'],
    ['ArrowRight', 'Appearance'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(await screen.findByRole('tab', { name, selected: true }));
  }

  expect(web.address()).toBe('/settings?tab=appearance');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Dark theme' }));
});

test('a tab that does not exist is the first', async () => {
  await web.open(`/settings?tab=${encodeURIComponent('<script>alert(1)</script>')}`, OWNER);

  expect(screen.getByRole('tab', { name: 'Account', selected: true })).toBeTruthy();
});

test('the account shows its address and the day it was made', async () => {
  await web.open('/settings', { ...OWNER, name: '' });

  const panel = within(screen.getByRole('tabpanel'));
  expect(await panel.findByText(OWNER.email)).toBeTruthy();
  expect(panel.getByText(/“owner”/)).toBeTruthy();
  expect(panel.getByRole('time').getAttribute('datetime')).toBe(web.api().clock.now().toISOString());
});

test('the switch and the button in the header are one choice', async () => {
  const user = await web.open('/settings?tab=appearance', OWNER);
  const theme = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Dark theme' });
  const isDark = () => document.documentElement.classList.contains('dark');
  expect(theme().checked).toBe(false);

  await user.click(theme());
  await waitFor(() => expect(isDark()).toBe(true));
  expect(localStorage.getItem('theme')).toBe('dark');

  await user.click(screen.getByRole('button', { name: /Switch to light mode/ }));
  await waitFor(() => expect(isDark()).toBe(false));
  expect(theme().checked).toBe(false);
});

test('Logout signs out and goes to the start page', async () => {
  const user = await web.open('/settings', OWNER);

  await user.click(screen.getByRole('button', { name: 'Logout' }));

  await waitFor(() => expect(web.address()).toBe('/'));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
});
