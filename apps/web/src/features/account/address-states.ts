import type { Page } from '@playwright/test';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { newMember } from '../../../e2e/testing/member.ts';

const ACCOUNT = '/settings';
const BUTTON = { exact: true } as const;

/** The address of an account on a site that confirms it by email. */
export const ADDRESS_STATES: readonly ScreenState[] = [
  {
    name: 'account: address not confirmed',
    path: ACCOUNT,
    arrange: (page) => withAddress(page, { isEmailConfirmed: false }),
    shows: (page) => page.getByRole('button', { name: 'Send it again', ...BUTTON }),
  },
  {
    name: 'account: another address being named',
    path: ACCOUNT,
    arrange: (page) => withAddress(page, { isEmailConfirmed: true }),
    act: async (page) => {
      await page.getByRole('button', { name: 'Change address', ...BUTTON }).click();
      await page.getByRole('button', { name: 'Send the link', ...BUTTON }).click();
    },
    shows: (page) => page.getByLabel('New email address'),
  },
];

/** An account as a site with a mail server describes it. */
async function withAddress(page: Page, { isEmailConfirmed }: { isEmailConfirmed: boolean }): Promise<void> {
  const email = await newMember(page);
  const data = { userId: 'member', name: 'Asha', email, isEmailConfirmed, isRegistered: true, createdAt: '2026-11-21' };
  const json = { result: { data } };
  await page.route(/\/trpc\/users\.me(\?|$)/, (route) =>
    route.fulfill({ json: route.request().url().includes('batch=1') ? [json] : json }),
  );
}
