import { OWNER, PASSWORD } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a form that is not right says so at its fields', async () => {
  const user = await web.open('/signup');

  await signUp(user, { email: 'not an address', password: 'short' });

  const email = await screen.findByRole('textbox', {
    name: 'Email',
    description: 'Please enter a valid email address',
  });
  expect(screen.getByText('Password must be at least 8 characters.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test('an address that is taken is reported at its field, with the way to sign in', async () => {
  const user = await web.open('/signup');

  await signUp(user, { email: OWNER.email, password: PASSWORD });

  expect(await screen.findByRole('textbox', { name: 'Email', description: /already exists/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in instead' }).getAttribute('href')).toBe('/signin');
});

test('somebody new comes to the dashboard, registered and with the free tokens', async () => {
  const user = await web.open('/signup');

  await signUp(user, { email: 'new@example.com', password: PASSWORD });

  expect(await screen.findByRole('button', { name: '10 tokens' })).toBeTruthy();
  await waitFor(() => expect(web.address()).toBe('/dashboard'));
  expect(localStorage.getItem('isUserRegistered')).toBe('true');
});

async function signUp(user: UserEvent, { email, password }: { email: string; password: string }): Promise<void> {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}
