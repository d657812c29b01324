import { expect, type Page } from '@playwright/test';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { becomeOperator } from '../../../e2e/testing/become-operator.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';
import type { RunningServer } from '../../../e2e/testing/start-server.ts';
import { LIMITED, MODEL_USE, OUTBOX, STUCK } from './testing/seldom-answers.ts';

const path = '/admin';

/** /admin in each of its states. */
export const ADMIN_STATES: readonly ScreenState[] = [
  {
    name: 'admin: for somebody else',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('heading', { name: 'Page not found' }),
  },
  {
    name: 'admin: cannot be opened',
    path,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'admin.me');
    },
    shows: (page) => page.getByRole('heading', { name: 'The admin area could not be opened' }),
  },
  {
    name: 'admin: overview',
    path,
    arrange: async (page, server) => {
      await becomeOperator(page, server);
      await writeMessage(page);
    },
    shows: (page) => page.getByRole('link', { name: /unread message/ }),
  },
  {
    name: 'admin: loading',
    path: '/admin?tab=people',
    arrange: async (page, server) => {
      await becomeOperator(page, server);
      await neverAnswers(page, 'admin.people');
    },
    shows: (page) => page.locator('[aria-busy=true]'),
  },
  {
    name: 'admin: a list cannot be loaded',
    path: '/admin?tab=people',
    arrange: async (page, server) => {
      await becomeOperator(page, server);
      await fails(page, 'admin.people');
    },
    shows: (page) => page.getByRole('heading', { name: 'This could not be loaded' }),
  },
  {
    name: 'admin: people',
    path: '/admin?tab=people',
    arrange: becomeOperator,
    shows: (page) => page.getByRole('row').nth(1),
  },
  {
    name: 'admin: nobody found',
    path: '/admin?tab=people&search=nobody-has-this',
    arrange: becomeOperator,
    shows: (page) => page.getByRole('heading', { name: 'Nobody found' }),
  },
  {
    name: 'admin: a person',
    path: '/admin?tab=people',
    arrange: besidesSomebody,
    act: openPerson,
    shows: (page) => page.getByRole('button', { name: 'Delete the account' }),
  },
  {
    name: 'admin: a person who is gone',
    path: '/admin?tab=people&person=nobody',
    arrange: becomeOperator,
    shows: (page) => page.getByRole('heading', { name: 'There is no such account' }),
  },
  ...[
    { name: 'a plan is changed', button: 'Change the plan', field: 'Plan to give' },
    { name: 'data is sent', button: 'Send them their data', field: 'Reason' },
    { name: 'sign-ins are ended', button: 'End their sign-ins', field: 'Reason' },
    { name: 'an account is deleted', button: 'Delete the account', field: /^Type/ },
  ].map(
    ({ name, button, field }): ScreenState => ({
      name: `admin: ${name}`,
      path: '/admin?tab=people',
      arrange: besidesSomebody,
      act: async (page) => {
        await openPerson(page);
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog').getByLabel(field).waitFor();
        await page.getByRole('dialog').getByRole('button').first().click();
      },
      shows: (page) => page.getByRole('dialog').getByText(/^Reason must/),
    }),
  ),
  {
    name: 'admin: no stuck task',
    path: '/admin?tab=tasks',
    arrange: becomeOperator,
    shows: (page) => page.getByRole('heading', { name: 'No task is stuck' }),
  },
  {
    name: 'admin: stuck tasks',
    path: '/admin?tab=tasks',
    arrange: (page, server) => answered(page, server, 'admin.stuck', STUCK),
    shows: (page) => page.getByRole('button', { name: /^Try again/ }),
  },
  {
    name: 'admin: emails',
    path: '/admin?tab=mail',
    arrange: (page, server) => answered(page, server, 'admin.outbox', OUTBOX),
    shows: (page) => page.getByRole('button', { name: /^Send again/ }),
  },
  {
    name: 'admin: inbox',
    path: '/admin?tab=inbox',
    arrange: async (page, server) => {
      await becomeOperator(page, server);
      await writeMessage(page);
    },
    shows: (page) => page.getByRole('article'),
  },
  {
    name: 'admin: a message is deleted',
    path: '/admin?tab=inbox',
    arrange: async (page, server) => {
      await becomeOperator(page, server);
      await writeMessage(page);
    },
    act: (page) =>
      page
        .getByRole('button', { name: /^Delete:/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('button', { name: 'Yes, delete it' }),
  },
  {
    name: 'admin: no model asked',
    path: '/admin?tab=model',
    arrange: becomeOperator,
    shows: (page) => page.getByRole('heading', { name: 'No model was asked' }),
  },
  {
    name: 'admin: models',
    path: '/admin?tab=model',
    arrange: (page, server) => answered(page, server, 'admin.modelUse', MODEL_USE),
    shows: (page) => page.getByRole('row').nth(2),
  },
  {
    name: 'admin: limits',
    path: '/admin?tab=limits',
    arrange: (page, server) => answered(page, server, 'admin.limited', LIMITED),
    shows: (page) => page.getByRole('row').nth(2),
  },
  {
    name: 'admin: log',
    path: '/admin?tab=log',
    arrange: becomeOperator,
    shows: (page) => page.getByRole('row').nth(1),
  },
];

/** An operator, after somebody who is none. */
async function besidesSomebody(page: Page, server: RunningServer): Promise<void> {
  await newMember(page);
  await askAsMember(page, 'GET', '/api/sub/subscription-status');
  await page.context().clearCookies();
  await becomeOperator(page, server);
}

/** Opens the newest person, who is not the operator. */
async function openPerson(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: '@' }).filter({ hasNotText: 'yes' }).first();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete the account' }).waitFor();
}

async function writeMessage(page: Page): Promise<void> {
  const data = {
    name: 'Asha Raghunathan',
    email: 'asha@example.com',
    subject: 'Which oil do your recipes mean?',
    message: `Some dishes say oil and nothing more.\nIs it the mustard oil that I have at home? (${Date.now()})`,
  };
  await expect(await page.request.post('/api/contact', { data })).toBeOK();
}

/** The operator, whom a procedure answers with what seldom happens. */
async function answered(page: Page, server: RunningServer, procedure: string, data: object): Promise<void> {
  await becomeOperator(page, server);
  const json = { result: { data } };
  await page.route(new RegExp(`/trpc/${procedure.replace('.', '\\.')}`), (route) =>
    route.fulfill({ json: route.request().url().includes('batch=1') ? [json] : json }),
  );
}
