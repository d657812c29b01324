import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';

const MAILING = { publicUrl: 'https://meals.example.test', contactTo: 'desk@example.test' };
const PROVED = { ...OWNER, emailVerified: true };

const web = testWeb();
afterEach(() => {
  web.api().context.mailing = null;
});

test('an address that is not confirmed is named as such, with what waits and another link', async () => {
  web.api().context.mailing = MAILING;
  let asked = 0;
  web.answer('/api/auth/send-confirmation', () => {
    asked += 1;
    return Response.json({ ok: true, isConfirmed: false });
  });
  const user = await web.open('/settings', OWNER);

  await screen.findByText(/not confirmed yet.*next month’s tokens wait/);
  await user.click(screen.getByRole('button', { name: 'Send it again' }));

  await screen.findByText(`An email is on its way to ${OWNER.email}. The link in it works for three days.`);
  expect(asked).toBe(1);
});

test('a link that is asked for too often is refused with the sentence of the server', async () => {
  web.api().context.mailing = MAILING;
  const error = 'Too many requests. Please try again in 90 seconds.';
  web.answer('/api/auth/send-confirmation', () => Response.json({ code: 'RATE_LIMITED', error }, { status: 429 }));
  const user = await web.open('/settings', OWNER);

  await user.click(await screen.findByRole('button', { name: 'Send it again' }));

  expect((await screen.findByRole('alert')).textContent).toContain(error);
});

test('somebody who was here before is asked for nothing but the newsletter’s sake', async () => {
  await web.as(OWNER).subscription.status();
  web.api().context.mailing = MAILING;

  await web.open('/settings', OWNER);

  await screen.findByText(/not confirmed yet.*only the newsletter waits/);
});

test('a confirmed address is shown plainly, and can be changed', async () => {
  web.api().context.mailing = MAILING;
  const asked: unknown[] = [];
  web.answer('/api/auth/change-email', async (request) => {
    asked.push(await request.json());
    return Response.json({ ok: true });
  });
  const user = await web.open('/settings', PROVED);
  const change = await screen.findByRole('button', { name: 'Change address' });
  expect(within(screen.getByRole('tabpanel')).queryByText(/not confirmed/)).toBeNull();

  await user.click(change);
  await user.keyboard('no address{Enter}');
  await screen.findByText(/valid e-?mail/i);
  await user.clear(screen.getByLabelText('New email address'));
  await user.keyboard('new@example.test{Enter}');

  await screen.findByText(/on its way to new@example.test/);
  expect(asked).toEqual([{ email: 'new@example.test' }]);
  const button = await screen.findByRole('button', { name: 'Change address' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('without a mail server nothing is asked', async () => {
  await web.open('/settings', OWNER);

  await within(screen.getByRole('tabpanel')).findByText(OWNER.email);
  expect(screen.queryByText(/not confirmed/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
});

test('the screens name that the refill waits, and that it was held back', async () => {
  web.api().context.mailing = MAILING;
  await web.as(OWNER).subscription.status();
  const user = await web.open('/settings?tab=subscription', OWNER);
  // Next to the count of tokens, above every page, and in the settings.
  await waitFor(() => expect(screen.getAllByText(/once your email address is confirmed$/)).toHaveLength(2));

  web.api().clock.set('2026-12-21T10:00:00.000Z');
  await web.open('/settings?tab=subscription', OWNER);

  await screen.findByText('As soon as your email address is confirmed');
  await user.click(await screen.findByRole('button', { name: '10 tokens' }));
  expect(await screen.findByText('Back to 10 as soon as your email address is confirmed')).toBeTruthy();
});
