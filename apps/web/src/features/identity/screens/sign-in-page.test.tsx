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

test.each([
  ['/signin', 'Password', 'current-password'],
  ['/signup', 'Password', 'new-password'],
  ['/auth/reset?token=some', 'New password', 'new-password'],
])(
  '%s hides a password until it is asked to show it, takes a pasted one and is known to password managers',
  async (path, label, use) => {
    const user = await web.open(path);
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    const before = field.type;

    await user.click(field);
    await user.paste('from a password manager');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));

    expect([before, field.type, field.autocomplete]).toEqual(['password', 'text', use]);
    expect(field.value).toBe('from a password manager');
  },
);

async function signIn(user: UserEvent, { email, password }: { email: string; password: string }): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
}

test('an account with a second factor is asked for a code, and signed in with it', async () => {
  web.answer('/api/auth/sign-in/email', () => Response.json({ needsSecondFactor: true }));
  web.answer('/api/auth/sign-in/second-factor', async (request) => {
    const { code } = (await request.json()) as { code: string };
    if (code === '000000') return refusal({ status: 400, code: 'VALIDATION', message: 'That code is not right.' });
    return Response.json({ user: { id: OWNER.userId, email: OWNER.email, name: '' } });
  });
  const user = await web.open('/signin');
  await signIn(user, { email: OWNER.email, password: PASSWORD });
  const field = await screen.findByLabelText<HTMLInputElement>('Code');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.autocomplete).toBe('one-time-code');

  await user.type(field, '000000{Enter}');
  expect(await screen.findByText('That code is not right.')).toBeTruthy();
  await user.clear(field);
  await user.paste(' 123 456 ');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(web.address()).toBe('/dashboard'));
});

test('when the time for the code is over it says so, and begins again', async () => {
  web.answer('/api/auth/sign-in/email', () => Response.json({ needsSecondFactor: true }));
  web.answer('/api/auth/sign-in/second-factor', () => refusal({ status: 401, code: 'UNAUTHENTICATED', message: '' }));
  const user = await web.open('/signin');
  await signIn(user, { email: OWNER.email, password: PASSWORD });

  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');

  expect((await screen.findByRole('alert')).textContent).toBe('That took too long. Please sign in again.');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

function refusal({ status, code, message }: { status: number; code: string; message: string }): Response {
  return Response.json({ error: 'No.', code, issues: message ? [{ path: 'code', message }] : [] }, { status });
}
