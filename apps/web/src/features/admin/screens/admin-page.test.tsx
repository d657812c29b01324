import { OWNER, PRO, STRANGER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAdmin } from '../../../app/testing/open-admin.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('for somebody who is no operator there is no such page, and nothing leads there', async () => {
  const user = await web.open('/admin?tab=people', STRANGER);
  expect(await screen.findByRole('heading', { name: 'Page not found', level: 1 })).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: /^Account of/ }));

  await screen.findByRole('menuitem', { name: 'Account' });
  await waitFor(() => expect(web.calls().filter((path) => path === 'admin.me').length).toBeGreaterThan(0));
  expect(screen.queryByRole('menuitem', { name: 'Admin' })).toBeNull();
  expect(web.calls()).not.toContain('admin.people');
});

test('an operator finds the way in the menu of the account, and sees what waits', async () => {
  await web.api().anonymousApi.contact.send({
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'A question',
    message: 'Where are the recipes?',
  });
  await openAdmin(web);
  const user = await web.open('/dashboard', OWNER);
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin' }));

  expect(await screen.findByRole('heading', { name: 'Admin', level: 1 })).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: '1 unread message' }));

  expect(await screen.findByRole('article', { name: 'A question' })).toBeTruthy();
  expect(web.address()).toBe('/admin?tab=inbox&show=unread');
});

test('people are found by their address, and one of them is shown with counts alone', async () => {
  await web.as(STRANGER).users.me();
  const user = await openAdmin(web, '?tab=people');
  expect((await screen.findAllByRole('row')).length).toBe(4);

  await user.type(screen.getByRole('searchbox'), 'PRO@');
  await waitFor(() => expect(screen.queryByRole('link', { name: STRANGER.email })).toBeNull());
  await user.click(await screen.findByRole('link', { name: PRO.email }));

  expect(await screen.findByRole('heading', { name: PRO.email, level: 2 })).toBeTruthy();
  expect(screen.getByText('Days of the diary')).toBeTruthy();
  expect(
    await within(await screen.findByRole('table', { name: /^Payments/ })).findByText('changed a plan'),
  ).toBeTruthy();
});

test('a plan is changed with a reason, which stands in the log', async () => {
  const user = await openAdmin(web, `?tab=people&person=${PRO.userId}`);
  await user.click(await screen.findByRole('button', { name: 'Change the plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Change the plan of ${PRO.email}?` }));
  await user.selectOptions(dialog.getByLabelText('Plan to give'), 'family');

  await user.click(dialog.getByRole('button', { name: 'Change the plan' }));
  expect(await dialog.findByText(/^Reason/, { selector: '[class*=error]' })).toBeTruthy();
  await user.type(dialog.getByLabelText('Reason'), 'A gift{Enter}');

  expect(await screen.findByText(/^The plan is Family now; it was Pro\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { rows } = await web.as(OWNER).admin.log({ action: 'plan-changed' });
  expect(rows).toContainEqual(expect.objectContaining({ operator: OWNER.email, email: PRO.email, reason: 'A gift' }));
  const button = screen.getByRole('button', { name: 'Change the plan' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an account is deleted when its address was typed and a reason given', async () => {
  const user = await openAdmin(web, `?tab=people&person=${PRO.userId}`);
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Delete the account of ${PRO.email}?` }));
  await user.type(dialog.getByLabelText('Reason'), 'They asked for it');
  await user.click(dialog.getByRole('button', { name: 'Delete the account' }));
  expect(await dialog.findByText(`Please type “${PRO.email}”.`)).toBeTruthy();

  await user.type(dialog.getByLabelText(/^Type/), PRO.email);
  await user.click(dialog.getByRole('button', { name: 'Delete the account' }));

  expect(await screen.findByText(/^The account is deleted\./)).toBeTruthy();
  expect(await screen.findByRole('link', { name: OWNER.email })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: PRO.email })).toBeNull());
});

test('an operator’s own account offers no deletion', async () => {
  await openAdmin(web, `?tab=people&person=${OWNER.userId}`);

  expect(await screen.findByRole('button', { name: 'End their sign-ins' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete the account' })).toBeNull();
});

test('an action that the server refuses says why, and nothing is closed', async () => {
  const user = await openAdmin(web, `?tab=people&person=${PRO.userId}`);
  await user.click(await screen.findByRole('button', { name: 'Send them their data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'They asked for it');

  await user.click(dialog.getByRole('button', { name: 'Send the email' }));

  expect((await dialog.findByRole('alert')).textContent).toMatch(/mail server/);
});

test('a message is marked as read and answered, and deleted when that was confirmed', async () => {
  await web.api().anonymousApi.contact.send({
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'A question',
    message: 'Where are the recipes?',
  });
  const user = await openAdmin(web, '?tab=inbox');
  const message = within(await screen.findByRole('article', { name: 'A question' }));

  await user.click(message.getByRole('button', { name: 'Mark as answered: A question' }));
  expect(await message.findByRole('button', { name: 'Not answered yet: A question' })).toBeTruthy();
  expect(message.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
  await user.click(message.getByRole('button', { name: 'Delete: A question' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it' }));

  expect(await screen.findByText('No message here')).toBeTruthy();
});

test('a list that cannot be read says so, and is asked for again', async () => {
  web.breakProcedure('admin.log', 'failing');
  const user = await openAdmin(web, '?tab=log');
  await screen.findByRole('heading', { name: 'This could not be loaded' });

  web.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('table', { name: 'Log' })).toBeTruthy();
});

test('the file holds every row of the list with its filters, and a moment in UTC', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  // Following it would leave the page of every test after this one.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const user = await openAdmin(web, '?tab=people&plan=pro');
  await screen.findByRole('link', { name: PRO.email });

  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));

  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines[0]).toContain('Address,Id,Plan');
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^pro@example\.com,user-pro,Pro,.*2026-11-21T10:00:00\.000Z/)]);
  vi.restoreAllMocks();
});
