import type { Reminders } from '@platewise/contract/account/reminder-schema';
import type { Page } from '@playwright/test';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { newMember } from '../../../e2e/testing/member.ts';

const SETTINGS = '/settings?tab=notifications';
const BUTTON = { exact: true } as const;

/** What a person with two devices has chosen who keeps a diary and weighs in. */
const EVERYTHING: Partial<Reminders> = {
  settings: {
    preparation: '19:00',
    log: '20:30',
    weighIn: { weekday: 1, time: '07:30' },
    quiet: { from: '22:00', until: '07:00' },
  },
  devices: [
    { id: 'phone', name: 'Chrome on Android', createdAt: '2026-11-02T09:00:00Z', lastSentAt: '2026-11-24T18:00:00Z' },
    {
      id: 'old',
      name: 'Firefox on a computer of the office that has a long name',
      createdAt: '2026-10-12T09:00:00Z',
      lastSentAt: null,
    },
  ],
  isLogOffered: true,
  isWeighInOffered: true,
};

/** Reminders in the settings, in each of their states. */
export const REMINDER_STATES: readonly ScreenState[] = [
  {
    name: 'reminders: loading',
    path: SETTINGS,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'reminders.get');
    },
    shows: (page) => page.getByRole('tabpanel', { name: 'Notifications' }),
  },
  {
    name: 'reminders: cannot be loaded',
    path: SETTINGS,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'reminders.get');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your reminders could not be loaded' }),
  },
  {
    name: 'reminders: not sent by this server',
    path: SETTINGS,
    arrange: (page) => withReminders(page, { publicKey: null }),
    shows: (page) => page.getByText(/^This server sends no reminders/),
  },
  {
    name: 'reminders: not allowed in this browser',
    path: SETTINGS,
    arrange: (page) => withReminders(page, {}),
    shows: (page) => page.getByText(/^Your browser does not let this site show notifications/),
  },
  {
    name: 'reminders: off',
    path: SETTINGS,
    arrange: async (page) => {
      await mayAsk(page);
      await withReminders(page, {});
    },
    shows: (page) => page.getByRole('button', { name: 'Remind me on this device', ...BUTTON }),
  },
  {
    name: 'reminders: everything, on other devices',
    path: SETTINGS,
    arrange: async (page) => {
      await mayAsk(page);
      await withReminders(page, EVERYTHING);
    },
    shows: (page) => page.getByRole('button', { name: 'Remove Chrome on Android' }),
  },
  {
    name: 'reminders: a time in the quiet hours',
    path: SETTINGS,
    arrange: (page) => withReminders(page, EVERYTHING),
    act: async (page) => {
      await page.getByLabel('From', BUTTON).fill('18:00');
      await page.getByRole('button', { name: 'Save reminders', ...BUTTON }).click();
    },
    shows: (page) => page.getByText('This time lies in the quiet hours.'),
  },
];

/** A browser without a window allows no notifications. */
function mayAsk(page: Page) {
  return page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'default' }));
}

/** The server's own answer, changed in what a state is about. */
async function withReminders(page: Page, changed: Partial<Reminders>): Promise<void> {
  await newMember(page);
  await page.route(/\/trpc\/[^?]*reminders\.get/, async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    for (const { result } of [answer].flat() as { result?: { data?: object } }[]) {
      if (result?.data && 'publicKey' in result.data) Object.assign(result.data, changed);
    }
    await route.fulfill({ response, json: answer });
  });
}
