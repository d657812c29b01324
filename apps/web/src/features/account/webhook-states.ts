import type { Page } from '@playwright/test';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';

const SETTINGS = '/settings?tab=api';
const BUTTON = { exact: true } as const;
/** Nobody listens there. */
const URL = 'http://127.0.0.1:65000/platewise';

/** Webhooks in the settings, in each of their states. */
export const WEBHOOK_STATES: readonly ScreenState[] = [
  {
    name: 'webhooks: loading',
    path: SETTINGS,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'webhooks.list');
    },
    shows: (page) => page.getByRole('heading', { name: 'Webhooks' }),
  },
  {
    name: 'webhooks: cannot be loaded',
    path: SETTINGS,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'webhooks.list');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your webhooks could not be loaded' }),
  },
  {
    name: 'webhooks: not sent by this server',
    path: SETTINGS,
    arrange: async (page) => {
      await newMember(page);
      const json = { result: { data: { webhooks: [], reach: 'off' } } };
      await page.route(/\/trpc\/webhooks\.list/, (route) =>
        route.fulfill({ json: route.request().url().includes('batch=1') ? [json] : json }),
      );
    },
    shows: (page) => page.getByText(/^This server sends no webhooks/),
  },
  {
    name: 'webhooks: none',
    path: SETTINGS,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByText('You have no webhook yet.'),
  },
  {
    name: 'webhooks: being made',
    path: SETTINGS,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'New webhook', ...BUTTON }).click();
      await page.getByRole('button', { name: 'Make webhook', ...BUTTON }).click();
    },
    shows: (page) => page.getByText('Please give it a name.'),
  },
  {
    name: 'webhooks: secret shown once',
    path: SETTINGS,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'New webhook', ...BUTTON }).click();
      await page.getByLabel('Name', BUTTON).fill('Kitchen display');
      await page.getByLabel('Address', BUTTON).fill(URL);
      await page.getByRole('button', { name: 'Make webhook', ...BUTTON }).click();
    },
    shows: (page) => page.getByLabel('Secret of “Kitchen display”'),
  },
  {
    name: 'webhooks: log of one that fails',
    path: SETTINGS,
    arrange: async (page) => {
      await newMember(page);
      const { id } = await makeWebhook(page, 'Kitchen display');
      await makeWebhook(page, 'A-name-without-any-space-that-goes-on-and-on-for-quite-a-while-to-see-where-it-breaks');
      await askAsMember(page, 'POST', `/api/users/me/webhooks/${id}/test`, {});
    },
    act: (page) => page.getByRole('button', { name: 'Details of “Kitchen display”' }).click(),
    shows: (page) => page.getByText(/not reached · 1 attempt/),
  },
  {
    name: 'webhooks: removing is asked',
    path: SETTINGS,
    arrange: async (page) => {
      await newMember(page);
      await makeWebhook(page, 'Kitchen display');
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Details of “Kitchen display”' }).click();
      await page.getByRole('button', { name: 'Remove', ...BUTTON }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Keep it' }),
  },
  {
    name: 'webhooks: as many as can be',
    path: SETTINGS,
    arrange: async (page) => {
      await newMember(page);
      for (let number = 1; number <= 5; number += 1) await makeWebhook(page, `Script ${number}`);
    },
    shows: (page) => page.getByText(/^You have 5 webhooks/),
  },
];

function makeWebhook(page: Page, name: string): Promise<{ id: string }> {
  return askAsMember(page, 'POST', '/api/users/me/webhooks', { name, url: URL, events: ['plan.made', 'list.changed'] });
}
