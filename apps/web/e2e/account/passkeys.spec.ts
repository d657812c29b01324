import type { CDPSession, Page } from '@playwright/test';
import { expectReadable } from '../testing/expect-readable.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { newMember } from '../testing/member.ts';

test(
  'a passkey is made in the settings, signs in without a password, and is removed',
  LANDING,
  async ({ page, watch }) => {
    const device = await openDevice(page);
    await newMember(page);
    await visit(page, '/settings');

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByLabel('What do you call it?')).toBeFocused();
    await page.keyboard.type('Kitchen laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kitchen laptop' })).toBeVisible();
    await expect(page.getByText(/never used/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
    await expectReadable(page);

    // Somebody who does not touch the device stays out, and may go on with the password.
    await device.answers(false);
    await signOut(page);
    await visit(page, '/signin');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await device.answers(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard/);

    await visit(page, '/settings');
    await expect(page.getByText(/last used/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove “Kitchen laptop”' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();

    await device.close();
    watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 401/.test(text));
  },
);

test('who is asked again who they are answers with a passkey', LANDING, async ({ page, watch }) => {
  const device = await openDevice(page);
  await newMember(page);
  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.keyboard.type('Phone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Phone' })).toBeVisible();
  // As if the sign-in were long ago, for the first call.
  await page.route(
    '**/api/auth/factors/app/prepare',
    (route) => route.fulfill({ status: 403, json: { ok: false, code: 'SIGN_IN_AGAIN', error: 'Please confirm.' } }),
    { times: 1 },
  );

  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();

  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await device.close();
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 403/.test(text));
});

/** A device of this browser's that holds passkeys (the WebAuthn domain of Chromium's protocol). */
async function openDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its person touches it when it asks. */
    answers: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    close: async () => {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      await cdp.send('WebAuthn.disable');
      await cdp.detach();
    },
  };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
}
