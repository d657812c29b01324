import { insert } from '@platewise/api/outbox/outbox-repository';
import { enqueue } from '@platewise/api/subscription/provider/payment-tasks-repository';
import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beOperator, openAdmin } from '../../../app/testing/open-admin.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const HOUR_MS = 3_600_000;

const web = testWeb();

test('a task that nobody takes is tried again, and leaves the list', async () => {
  const { context, clock } = web.api();
  const at = new Date(clock.now().getTime() - HOUR_MS);
  await enqueue(context.db, { provider: 'sandbox', kind: 'refund', target: 'pay_1', amountPaise: 49_900, at });
  const user = await openAdmin(web, '?tab=tasks');
  const table = within(await screen.findByRole('table', { name: 'Stuck tasks' }));
  expect(table.getByText('499')).toBeTruthy();

  await user.click(table.getByRole('button', { name: 'Try again: Pay back, pay_1' }));

  expect(await screen.findByRole('heading', { name: 'No task is stuck' })).toBeTruthy();
});

test('an email is sent again, and its text is nowhere', async () => {
  const { context, clock } = web.api();
  const at = clock.now();
  await insert(context.db, {
    id: context.newId(),
    recipient: 'asha@example.com',
    reply_to: null,
    subject: 'Set a new password',
    body: 'https://platewise.example/a-secret-link',
    unsubscribe_url: null,
    next_attempt_at: new Date(at.getTime() + HOUR_MS),
    created_at: at,
    forget_at: null,
  });
  const user = await openAdmin(web, '?tab=mail');

  await user.click(await screen.findByRole('button', { name: 'Send again: Set a new password, to asha@example.com' }));

  expect(await screen.findByText('It is sent with the next round.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('a-secret-link');
});

test('a list shows more of itself, and the keyboard stays with it', async () => {
  await beOperator(web);
  for (let count = 0; count < 55; count += 1) await web.as(OWNER).admin.limited();
  const user = await web.open('/admin?tab=log', OWNER);
  const more = await screen.findByRole('button', { name: 'Show more than these 50' });

  more.focus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(55));
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Log'));
});

test('the log is narrowed to an action, which stands in the address', async () => {
  await beOperator(web);
  await web.as(OWNER).admin.limited();
  const user = await web.open('/admin?tab=log', OWNER);
  await screen.findByRole('table', { name: 'Log' });

  await user.selectOptions(screen.getByLabelText('Action'), 'looked at limits');

  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(web.address()).toBe('/admin?tab=log&action=limited-read');
});

test('a tab is chosen by keyboard, and figures of the model are read', async () => {
  const user = await openAdmin(web);
  (await screen.findByRole('tab', { name: 'Overview', selected: true })).focus();

  await user.keyboard('{End}{ArrowLeft}{ArrowLeft}');

  expect(await screen.findByRole('tab', { name: 'Models', selected: true })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No model was asked' })).toBeTruthy();
  expect(screen.getAllByText('no limit')).toHaveLength(2);
});
