import { OWNER } from '@platewise/api/testing/people';
import { insertLocalAccount, listEmails } from '@platewise/api/testing/test-data-repository';
import { mailAddressLink } from '@platewise/api/users/address-proof/mail-address-link';
import { takeAddressLink } from '@platewise/api/users/address-proof/take-address-link';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const MAILING = { publicUrl: 'https://meals.example.test', contactTo: 'desk@example.test' };

const web = testWeb();
afterEach(() => {
  web.api().context.mailing = null;
});

/** The page that the link of an email leads to, and the server that takes it. */
async function linkOfEmail(): Promise<string> {
  const context = { ...web.api().context, mailing: MAILING };
  await insertLocalAccount(context.db, OWNER);
  await mailAddressLink(context, OWNER.userId);
  web.answer('/api/auth/confirm-email', async (request) => {
    const isProved = await takeAddressLink(context, await request.json());
    return isProved ? Response.json({ ok: true }) : Response.json({ code: 'EMAIL_LINK_INVALID' }, { status: 400 });
  });
  const [email] = await listEmails(context.db);
  return /https:\/\/meals\.example\.test(\S+)/.exec(email?.body ?? '')?.[1] ?? '';
}

test('a visitor, on whatever device, confirms the address and is led to sign in', async () => {
  const link = await linkOfEmail();

  await web.open(link);

  await screen.findByText(/Your email address is confirmed/);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeTruthy();
});

test('somebody who is signed in goes on at once, and nothing waits any more', async () => {
  web.api().context.mailing = MAILING;
  const link = await linkOfEmail();
  expect(await web.as(OWNER).subscription.status()).toHaveProperty('refill');

  const user = await web.open(link, OWNER);
  await user.click(await screen.findByRole('link', { name: 'Plan a meal' }));

  await screen.findByRole('heading', { name: 'AI Meal Planner' });
  expect(await web.as(OWNER).subscription.status()).not.toHaveProperty('refill');
});

test.each(['/auth/confirm?token=replaced', '/auth/confirm'])('%s says what to do', async (path) => {
  await linkOfEmail();

  await web.open(path);

  await screen.findByText(/no longer works.*send yourself a new one in the settings/);
  expect(screen.getByRole('link', { name: 'Open the settings' })).toBeTruthy();
});

test('where the server does not answer nothing is lost: it can be tried again', async () => {
  const link = await linkOfEmail();
  web.answer('/api/auth/confirm-email', () => Response.json({}, { status: 503 }));
  const user = await web.open(link);
  const again = await screen.findByRole('button', { name: 'Try Again' });

  web.answer('/api/auth/confirm-email', () => Response.json({ ok: true }));
  await user.click(again);

  await screen.findByText(/Your email address is confirmed/);
});
