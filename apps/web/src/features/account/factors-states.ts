import { appCode } from '@platewise/test-emulators/app-code';
import type { Page } from '@playwright/test';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { newMember } from '../../../e2e/testing/member.ts';

const ACCOUNT = '/settings';
const BUTTON = { exact: true } as const;

/** Codes from an app and passkeys in the settings. */
export const FACTORS_STATES: readonly ScreenState[] = [
  {
    name: 'account: an app for codes is set up',
    path: ACCOUNT,
    arrange: (page) => newMember(page),
    act: (page) => page.getByRole('button', { name: 'Set up an app', ...BUTTON }).click(),
    shows: (page) => page.getByRole('img', { name: /QR code/ }),
  },
  {
    name: 'account: backup codes are shown once',
    path: ACCOUNT,
    arrange: (page) => newMember(page),
    act: async (page) => {
      const prepared = page.waitForResponse(/factors\/app\/prepare/);
      await page.getByRole('button', { name: 'Set up an app', ...BUTTON }).click();
      const { secret } = await (await prepared).json();
      await page.getByLabel('Code from the app').fill(appCode(secret));
      await page.getByRole('button', { name: 'Turn it on', ...BUTTON }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'I have kept them' }),
  },
  {
    name: 'account: an app and passkeys',
    path: ACCOUNT,
    arrange: withFactors,
    shows: (page) => page.getByRole('heading', { name: 'Asha’s phone' }),
  },
  {
    name: 'account: turning the app off is asked',
    path: ACCOUNT,
    arrange: withFactors,
    act: (page) => page.getByRole('button', { name: 'Turn it off', ...BUTTON }).click(),
    shows: (page) => page.getByLabel('Code from the app, or a backup code'),
  },
  {
    name: 'account: a passkey is named',
    path: ACCOUNT,
    arrange: (page) => newMember(page),
    act: (page) => page.getByRole('button', { name: 'Add a passkey', ...BUTTON }).click(),
    shows: (page) => page.getByLabel('What do you call it?'),
  },
  {
    name: 'account: who one is is asked again',
    path: ACCOUNT,
    arrange: async (page) => {
      await withFactors(page);
      await page.route(/factors\/app\/backup-codes/, (route) =>
        route.fulfill({ status: 403, json: { ok: false, code: 'SIGN_IN_AGAIN', error: 'Please confirm.' } }),
      );
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'New backup codes', ...BUTTON }).click();
      await page.getByLabel('Code from the app, or a backup code').fill('123456');
      await page.getByRole('button', { name: 'Make new codes', ...BUTTON }).click();
    },
    shows: (page) => page.getByRole('dialog').getByLabel('Code'),
  },
  {
    name: 'account: how one signs in cannot be loaded',
    path: ACCOUNT,
    arrange: async (page) => {
      await newMember(page);
      await page.route(/\/api\/auth\/factors$/, (route) => route.fulfill({ status: 503, json: {} }));
    },
    shows: (page) => page.getByRole('heading', { name: 'How you sign in could not be loaded' }),
  },
];

/** An account with an app and two passkeys, as the server would describe them. */
async function withFactors(page: Page): Promise<void> {
  await newMember(page);
  const passkeys = [
    { id: '2', name: 'A-name-without-any-space-that-goes-on-and-on-for-quite-a-while', lastUsedAt: null },
    { id: '1', name: 'Asha’s phone', lastUsedAt: '2026-11-20T08:00:00.000Z' },
  ].map((passkey) => ({ ...passkey, createdAt: '2026-10-02T08:00:00.000Z' }));
  await page.route(/\/api\/auth\/factors$/, (route) =>
    route.fulfill({ json: { app: { isOn: true, backupCodesLeft: 1 }, passkeys } }),
  );
}
