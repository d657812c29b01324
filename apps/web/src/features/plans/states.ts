import type { Page } from '@playwright/test';
import { becomeCook } from '../../../e2e/kitchen/become-cook.ts';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { askAsMember, newMember, savePlan } from '../../../e2e/testing/member.ts';

const path = '/dashboard';
/** As long as a name may be, half of it without a place to break. */
const LONG_NAME =
  `Ten quiet days at the sea with everybody from the old house, ${'Meeresfrüchteauflauf'.repeat(3)}`.slice(0, 120);

/** /dashboard and what leads on from it, in each of their states (core 2). */
export const DASHBOARD_STATES: readonly ScreenState[] = [
  { name: 'dashboard: signed out', path, shows: (page) => page.getByRole('heading', { name: 'Please Sign In' }) },
  {
    name: 'dashboard: loading',
    path,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'plans.page');
    },
    shows: (page) => page.getByRole('main').locator('[aria-busy="true"], [role="status"]').first(),
  },
  {
    name: 'dashboard: plans cannot be loaded',
    path,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'plans.page');
    },
    shows: (page) => page.getByRole('heading', { name: 'Error Loading Meal Plans' }),
  },
  {
    name: 'dashboard: no plans',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('heading', { name: 'No Meal Plans Found' }),
  },
  { name: 'dashboard: a plan', path, arrange: becomeCook, shows: (page) => page.getByText('Created At') },
  {
    name: 'dashboard: a plan with a long name',
    path,
    arrange: async (page) => {
      await newMember(page);
      const { planId } = await savePlan(page);
      await askAsMember(page, 'PATCH', `/api/meals/plans/${planId}`, { name: LONG_NAME });
    },
    shows: (page) => page.getByRole('heading', { name: LONG_NAME }),
  },
  {
    name: 'dashboard: nine plans',
    path: '/dashboard?page=5',
    arrange: async (page) => {
      await becomeCook(page);
      await copyThePlan(page);
    },
    shows: (page) => page.getByRole('navigation', { name: 'Pages of meal plans' }),
  },
  {
    name: 'dashboard: nothing matches',
    path: '/dashboard?search=nothing+like+this',
    arrange: becomeCook,
    shows: (page) => page.getByRole('heading', { name: 'No plan matches' }),
  },
  {
    name: 'dashboard: deleted',
    path,
    arrange: becomeCook,
    act: async (page) => {
      await page.getByRole('button', { name: 'More for Meal plan' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Bring it back' }),
  },
  {
    name: 'dashboard: rename without a name',
    path,
    arrange: becomeCook,
    act: async (page) => {
      await page.getByRole('button', { name: 'Rename Meal plan' }).click();
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.getByText('Please give the plan a name.'),
  },
  {
    name: 'dashboard: share',
    path,
    arrange: becomeCook,
    act: shareThePlan,
    shows: (page) => page.getByRole('textbox', { name: 'New link' }),
  },
  {
    name: 'shared: a plan',
    path,
    arrange: becomeCook,
    act: async (page) => {
      await shareThePlan(page);
      await page.goto(await page.getByRole('textbox', { name: 'New link' }).inputValue());
    },
    shows: (page) => page.getByRole('heading', { name: 'Shared meal plan' }),
  },
  {
    name: 'shared: a link that was revoked',
    path,
    arrange: becomeCook,
    act: async (page) => {
      await shareThePlan(page);
      const link = await page.getByRole('textbox', { name: 'New link' }).inputValue();
      await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
      await page.getByText('Sharing has ended: no link shows the plan any more.').first().waitFor();
      await page.goto(link);
    },
    shows: (page) => page.getByRole('heading', { name: 'This link shows no plan' }),
  },
  {
    name: 'shared: loading',
    path: '/shared/no-such-post',
    arrange: (page) => neverAnswers(page, 'sharing.read'),
    shows: (page) => page.getByRole('heading', { name: 'Shared meal plan' }),
  },
  {
    name: 'shared: cannot be loaded',
    path: '/shared/no-such-post',
    arrange: (page) => fails(page, 'sharing.read'),
    shows: (page) => page.getByRole('heading', { name: 'The plan could not be loaded' }),
  },
  {
    name: 'shared: no plan',
    path: '/shared/no-such-post',
    shows: (page) => page.getByRole('heading', { name: 'This link shows no plan' }),
  },
];

async function shareThePlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Share a link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
}

/** Eight copies of the one plan: more pages than are listed whole. */
async function copyThePlan(page: Page): Promise<void> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  const { plans } = await (await page.request.get('/api/meals/plans', { headers })).json();
  for (let copy = 1; copy <= 8; copy++) {
    await page.request.post(`/api/meals/plans/${plans[0]._id}/duplicate`, { data: { name: `Copy ${copy}` }, headers });
  }
}
