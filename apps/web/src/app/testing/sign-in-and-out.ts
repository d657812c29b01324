import { OWNER, PASSWORD } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Web } from './test-web.tsx';

/** Signs the owner in through the form that is open. */
export async function signIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), OWNER.email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
}

/** Signs the owner out in the settings, and waits for the first page. */
export async function signOut(web: Web): Promise<void> {
  const user = await web.open('/settings', OWNER);
  const [button] = await screen.findAllByRole('button', { name: 'Logout' });
  await user.click(button as HTMLElement);
  await waitFor(() => expect(web.address()).toBe('/'));
}
