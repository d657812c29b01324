import { type Page, request } from '@playwright/test';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { PASSWORD } from '../../../e2e/testing/fixtures.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';
import type { RunningServer } from '../../../e2e/testing/start-server.ts';

const ACCOUNT = '/settings';
const EMAILS = '/settings?tab=notifications';
const TOKENS = '/settings?tab=api';
const BUTTON = { exact: true } as const;

/** Account, notifications and API access in the settings, in each of their states. */
export const ACCOUNT_SETTINGS_STATES: readonly ScreenState[] = [
  {
    name: 'account: loading',
    path: ACCOUNT,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'users.me');
    },
    shows: (page) => page.getByRole('button', { name: 'Change password', ...BUTTON }),
  },
  {
    name: 'account: cannot be loaded',
    path: ACCOUNT,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'users.me');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your account could not be loaded' }),
  },
  {
    name: 'account: as it comes',
    path: ACCOUNT,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('button', { name: 'Edit name', ...BUTTON }),
  },
  {
    name: 'account: name and password being changed',
    path: ACCOUNT,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'Change password', ...BUTTON }).click();
      await page.getByRole('button', { name: 'Save new password', ...BUTTON }).click();
      await page.getByRole('button', { name: 'Edit name', ...BUTTON }).click();
    },
    shows: (page) => page.getByLabel('Full name'),
  },
  {
    name: 'account: deleting is asked',
    path: ACCOUNT,
    arrange: (page) => newMember(page),
    act: (page) => page.getByRole('button', { name: 'Delete my account', ...BUTTON }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Delete your account?' }).getByLabel('Password', BUTTON),
  },
  {
    name: 'account: deleting with a wrong password',
    path: ACCOUNT,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete my account', ...BUTTON }).click();
      await page.getByLabel('Type “delete my account” to continue').fill('delete my account');
      await page.getByLabel('Password', BUTTON).fill('not this one');
      await page.getByRole('button', { name: 'Delete everything' }).click();
    },
    shows: (page) => page.getByText('That password is not right.'),
  },
  {
    name: 'account: signed in at two places',
    path: ACCOUNT,
    arrange: signInTwice,
    shows: (page) => page.getByRole('button', { name: /^Sign out .+, since/ }),
  },
  {
    name: 'account: signing out another place is asked',
    path: ACCOUNT,
    arrange: signInTwice,
    act: (page) =>
      page
        .getByRole('button', { name: /^Sign out .+, since/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('button', { name: 'Yes, sign out' }),
  },
  {
    name: 'account: where one is signed in cannot be loaded',
    path: ACCOUNT,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'users.sessions.list');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your sign-ins could not be loaded' }),
  },
  {
    name: 'letters: loading',
    path: EMAILS,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'notifications.get');
    },
    shows: (page) => page.getByRole('tabpanel', { name: 'Notifications' }),
  },
  {
    name: 'letters: cannot be loaded',
    path: EMAILS,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'notifications.get');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your email settings could not be loaded' }),
  },
  {
    name: 'letters: as they come',
    path: EMAILS,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('switch', { name: 'Newsletter' }),
  },
  {
    name: 'letters: newsletter waits for its link',
    path: EMAILS,
    arrange: async (page) => {
      const email = await newMember(page);
      const json = { result: { data: { email, newsletter: 'waiting', billingMail: true, sendsMail: true } } };
      await page.route(/\/trpc\/notifications\.get/, (route) =>
        route.fulfill({ json: route.request().url().includes('batch=1') ? [json] : json }),
      );
    },
    shows: (page) => page.getByText(/^Waiting: follow the link/),
  },
  {
    name: 'tokens: loading',
    path: TOKENS,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'users.tokens.list');
    },
    shows: (page) => page.getByRole('tabpanel', { name: 'API access' }),
  },
  {
    name: 'tokens: cannot be loaded',
    path: TOKENS,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'users.tokens.list');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your API tokens could not be loaded' }),
  },
  {
    name: 'tokens: none',
    path: TOKENS,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByText('You have no API token yet.'),
  },
  {
    name: 'tokens: being made',
    path: TOKENS,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'New token', ...BUTTON }).click();
      await page.getByRole('button', { name: 'Make token', ...BUTTON }).click();
    },
    shows: (page) => page.getByText('Please give it a name.'),
  },
  {
    name: 'tokens: what one may do is chosen',
    path: TOKENS,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'New token', ...BUTTON }).click();
      await page.getByLabel('Name', BUTTON).fill('Kitchen display');
    },
    shows: (page) => page.getByRole('button', { name: 'Make token', ...BUTTON }),
  },
  {
    name: 'tokens: shown once',
    path: TOKENS,
    arrange: async (page) => {
      await newMember(page);
      await keepTokens(page);
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'New token', ...BUTTON }).click();
      await page.getByLabel('Name', BUTTON).fill('Backup of the kitchen');
      await page.getByRole('button', { name: 'Make token', ...BUTTON }).click();
    },
    shows: (page) => page.getByLabel('Token “Backup of the kitchen”'),
  },
  {
    name: 'tokens: revoking is asked',
    path: TOKENS,
    arrange: async (page) => {
      await newMember(page);
      await keepTokens(page);
    },
    act: (page) => page.getByRole('button', { name: 'Revoke “Kitchen display”' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Keep it' }),
  },
  {
    name: 'tokens: as many as can be',
    path: TOKENS,
    arrange: async (page) => {
      await newMember(page);
      for (let number = 1; number <= 20; number += 1) await makeToken(page, { name: `Script ${number}` });
    },
    shows: (page) => page.getByText('You have 20 tokens'),
  },
];

/** Here, and by a program that signed in with the same address. */
async function signInTwice(page: Page, server: RunningServer): Promise<void> {
  const email = await newMember(page);
  const elsewhere = await request.newContext({ baseURL: server.url });
  await elsewhere.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
  await elsewhere.dispose();
}

async function keepTokens(page: Page): Promise<void> {
  await makeToken(page, { name: 'Kitchen display', expiresInDays: 30 });
  await makeToken(page, {
    name: 'A-name-without-any-space-that-goes-on-and-on-for-quite-a-while-to-see-where-it-breaks',
  });
}

function makeToken(page: Page, token: { name: string; expiresInDays?: number }): Promise<{ token: string }> {
  return askAsMember(page, 'POST', '/api/users/me/tokens', token);
}
