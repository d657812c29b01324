import type { ClerkStandIn } from '@platewise/test-emulators/clerk/start-clerk';
import type { ScreenState } from '../states/screen-state.ts';
import { showState, WIDTHS } from '../states/show-state.ts';
import { LANDING } from '../testing/lanes.ts';
import { signUpAtClerk, test } from './clerk-fixtures.ts';

const refuses = (clerk: ClerkStandIn, match: RegExp) => clerk.faults.push({ match, kind: 'status', status: 404 });

/** What people see where the accounts are kept by Clerk. */
const STATES: readonly ScreenState<ClerkStandIn>[] = [
  { name: 'clerk: signing in', path: '/signin', shows: (page) => page.getByLabel('Email address') },
  { name: 'clerk: signing up', path: '/signup', shows: (page) => page.getByLabel('Email address') },
  {
    name: 'clerk: its forms are blocked',
    path: '/signin',
    arrange: async (_page, clerk) => refuses(clerk, /npm\/@clerk\/ui/),
    shows: (page) => page.getByRole('heading', { name: 'The sign-in form could not be loaded.' }),
  },
  {
    name: 'clerk: it does not answer',
    path: '/dashboard',
    arrange: async (_page, clerk) => refuses(clerk, /npm\/@clerk\/clerk-js/),
    shows: (page) => page.getByRole('heading', { name: 'Sign-in is not answering' }),
  },
  {
    name: 'clerk: the account in the settings',
    path: '/settings',
    arrange: (page) => signUpAtClerk(page),
    shows: (page) => page.getByRole('button', { name: 'Manage account' }),
  },
  {
    name: 'clerk: deleting the account',
    path: '/settings',
    arrange: (page) => signUpAtClerk(page),
    act: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Delete your account?' }),
  },
];

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: WIDTHS.desk });

test.beforeEach(({ watch }) => {
  watch.expectedErrors.push(/Failed to load resource/, /[Cc]lerk/);
});

for (const state of STATES) {
  test(`state: ${state.name}`, LANDING, ({ page, clerk }) => showState(page, state, clerk));
}
