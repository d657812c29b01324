import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { newMember } from '../../../e2e/testing/member.ts';
import { pretendPro } from '../../../e2e/testing/pretend-pro.ts';

/** What stands around the screens, and the pages of an account. */
export const ACCOUNT_STATES: readonly ScreenState[] = [
  {
    name: 'account: signing in fails',
    path: '/signin',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the right one');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
    shows: (page) => page.getByRole('alert').first(),
  },
  {
    name: 'account: signing in asks for a code',
    path: '/signin',
    arrange: (page) => page.route(/sign-in\/email/, (route) => route.fulfill({ json: { needsSecondFactor: true } })),
    act: async (page) => {
      await page.getByLabel('Email').fill('asha@example.com');
      await page.getByLabel('Password', { exact: true }).fill('seven purple plates');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByLabel('Code').fill('12345');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
    shows: (page) => page.getByText(/A code has six digits/),
  },
  {
    name: 'account: a link to confirm an address is over',
    path: '/auth/confirm?token=replaced',
    arrange: (page) =>
      page.route(/auth\/confirm-email/, (route) =>
        route.fulfill({ status: 400, json: { code: 'EMAIL_LINK_INVALID', error: '' } }),
      ),
    shows: (page) => page.getByText(/This link no longer works/),
  },
  {
    name: 'account: an address is confirmed',
    path: '/auth/confirm?token=newest',
    arrange: (page) => page.route(/auth\/confirm-email/, (route) => route.fulfill({ json: { ok: true } })),
    shows: (page) => page.getByText(/Your email address is confirmed/),
  },
  {
    name: 'account: menu with tokens',
    path: '/meal',
    arrange: (page) => newMember(page),
    act: (page) => page.getByRole('button', { name: '10 tokens' }).click(),
    shows: (page) => page.getByText('10 tokens left'),
  },
  {
    name: 'account: Pro',
    path: '/settings?tab=subscription',
    arrange: async (page) => {
      await newMember(page);
      await pretendPro(page);
    },
    shows: (page) => page.getByText('Never resets (Unlimited)'),
  },
  {
    name: 'account: plan unknown',
    path: '/shopping',
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'subscription.status');
    },
    shows: (page) => page.getByRole('main').getByRole('button'),
  },
  {
    name: 'account: plan still loading',
    path: '/shopping',
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'subscription.status');
    },
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'shell: help',
    path: '/about',
    act: (page) => page.getByRole('button', { name: '?' }).click(),
    shows: (page) => page.getByRole('dialog').getByText('Help & Information'),
  },
  {
    name: 'shell: not found',
    path: '/no/such/page',
    shows: (page) => page.getByRole('heading', { name: 'Page not found' }),
  },
  {
    name: 'shell: palette',
    path: '/dashboard',
    arrange: (page) => newMember(page),
    act: (page) => page.keyboard.press('Control+k'),
    shows: (page) => page.getByRole('dialog').getByRole('option').first(),
  },
];
