import { OWNER, PASSWORD } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('deleting asks for the words and the password, and keeps what was typed', async () => {
  const user = await web.open('/settings', OWNER);
  (await openButton()).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const words = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Type/ });
  await waitFor(() => expect(document.activeElement).toBe(words));

  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
  expect(await dialog.findByText('Please type “delete my account”.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(words));
  await user.keyboard('Delete My Account');
  await user.type(dialog.getByLabelText('Password'), 'not this one');
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));

  expect(await dialog.findByText('That password is not right.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Password')));
  expect(words.value).toBe('Delete My Account');
});

test('deleting can be given up by keyboard, and nothing is asked for', async () => {
  const user = await web.open('/settings', OWNER);
  (await openButton()).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Delete your account?' });

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = await openButton();
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(web.calls()).not.toContain('users.remove');
});

test('a deletion that the server cannot do says so and changes nothing', async () => {
  web.breakProcedure('users.remove', 'failing');
  const user = await web.open('/settings', OWNER);
  await confirmDeletion(user);

  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert.textContent).toContain('could not be deleted');
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));

  expect(await openButton()).toBeTruthy();
  expect(await web.as(OWNER).users.me()).toMatchObject({ userId: OWNER.userId });
});

test('a deletion whose answer is lost is reported as what it was: done', async () => {
  web.breakProcedure('users.remove', 'unacknowledged');
  const user = await web.open('/settings', OWNER);
  await confirmDeletion(user);
  await waitFor(() => expect(web.calls()).toContain('users.remove'));

  web.mend();

  expect(await screen.findByText('Your account is deleted')).toBeTruthy();
  expect(web.address()).toBe('/');
  expect(web.calls().filter((path) => path === 'users.remove')).toHaveLength(2);
  await expect(web.as(OWNER).users.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

function openButton() {
  return screen.findByRole('button', { name: 'Delete my account' });
}

async function confirmDeletion(user: UserEvent): Promise<void> {
  await user.click(await openButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Type/ }), 'delete my account');
  await user.type(dialog.getByLabelText('Password'), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
}
