import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const EMAILS = '/settings?tab=notifications';

const web = testWeb();

test('emails are chosen by switches and kept', async () => {
  const user = await web.open(EMAILS, OWNER);
  expect((await newsletter()).checked).toBe(false);
  expect(payments().checked).toBe(true);

  (await newsletter()).focus();
  await user.keyboard(' ');
  expect(await screen.findByText(/^On: an occasional email/)).toBeTruthy();
  payments().focus();
  await user.keyboard(' ');

  await waitFor(async () => {
    const kept = await web.as(OWNER).notifications.get();
    expect(kept).toMatchObject({ newsletter: 'subscribed', billingMail: false });
  });
  await web.open(EMAILS, OWNER);
  expect((await newsletter()).checked).toBe(true);
  expect(payments().checked).toBe(false);
});

test('a choice of emails that cannot be saved is taken back and stated', async () => {
  web.breakProcedure('notifications.update', 'failing');
  const user = await web.open(EMAILS, OWNER);

  await user.click(await newsletter());

  expect(await screen.findByText(/^Your choice could not be/)).toBeTruthy();
  await waitFor(async () => expect((await newsletter()).checked).toBe(false));
  expect(await web.as(OWNER).notifications.get()).toMatchObject({ newsletter: 'off' });
});

function newsletter() {
  return screen.findByRole<HTMLInputElement>('switch', { name: 'Newsletter' });
}

function payments() {
  return screen.getByRole<HTMLInputElement>('switch', { name: 'Emails about payments' });
}
