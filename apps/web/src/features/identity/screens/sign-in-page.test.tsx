import { OWNER, PASSWORD } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('signing in leads back to the page that asked for it', async () => {
  const user = await web.open('/user/favorites');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));

  await signIn(user, { email: OWNER.email, password: PASSWORD });

  await waitFor(() => expect(web.address()).toBe('/user/favorites'));
});

test('a redirect to another site is not followed', async () => {
  const user = await web.open('/signin?redirect=https://elsewhere.example/');

  await signIn(user, { email: OWNER.email, password: PASSWORD });

  await waitFor(() => expect(web.address()).toBe('/dashboard'));
});

test.each([
  ['a wrong password', OWNER.email],
  ['an unknown address', 'nobody@example.com'],
])('%s is refused with the same words', async (_what, email) => {
  const user = await web.open('/signin');

  await signIn(user, { email, password: 'not the password' });

  expect((await screen.findByRole('alert')).textContent).toBe('That email and password do not match.');
  expect(web.address()).toBe('/signin');
});

async function signIn(user: UserEvent, { email, password }: { email: string; password: string }): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
}
