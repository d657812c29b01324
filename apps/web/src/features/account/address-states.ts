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
  await newMember(page);
  await page.route(/\/trpc\/[^?]*users\.me/, async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: { isRegistered?: boolean } } }[] = await response.json();
    for (const { result } of answers) {
      if (result?.data?.isRegistered !== undefined) Object.assign(result.data, { isEmailConfirmed });
    }
    await route.fulfill({ response, json: answers });
  });
}
