import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { savePlan } from '../../../app/testing/arrange-meals.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a link to a plan is made, and shown only once', async () => {
  const { planId = '' } = await savePlan(web);
  const user = await web.open('/dashboard', OWNER);
  const dialog = await openSharing(user);
  expect(await dialog.findByText('No link leads to this plan.')).toBeTruthy();

  await user.click(dialog.getByRole('button', { name: 'Make a link' }));

  const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'New link' });
  expect(link.value).toMatch(/\/shared\/[\w-]{43}$/);
  expect(await dialog.findByText(/^One link leads to this plan, made on/)).toBeTruthy();
  expect(dialog.getByText('Copy it now: it is shown only this once.')).toBeTruthy();
  const token = link.value.split('/').at(-1) ?? '';
  expect((await web.api().anonymousApi.sharing.read({ token })).meals).toHaveLength(2);
  expect(await web.as(OWNER).sharing.status({ planId })).toMatchObject({ links: 1 });
});

test('sharing is stopped, and the focus stays on the way to share again', async () => {
  const { planId = '' } = await savePlan(web);
  const user = await web.open('/dashboard', OWNER);
  const dialog = await openSharing(user);
  await user.click(await dialog.findByRole('button', { name: 'Make a link' }));
  await dialog.findByRole('textbox', { name: 'New link' });

  await user.click(await dialog.findByRole('button', { name: 'Stop sharing' }));

  expect(await dialog.findByText('No link leads to this plan.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Make a link' })));
  expect(dialog.queryByRole('textbox', { name: 'New link' })).toBeNull();
  expect(await web.as(OWNER).sharing.status({ planId })).toMatchObject({ links: 0 });
});

async function openSharing(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share a link' }));
  return within(await screen.findByRole('dialog'));
}
