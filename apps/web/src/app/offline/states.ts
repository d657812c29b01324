import { CLIENT } from '@platewise/contract/client-limits';
import { expect, type Page } from '@playwright/test';
import { becomeCook } from '../../../e2e/kitchen/become-cook.ts';
import { choose, mealCards } from '../../../e2e/planner/planner-page.ts';
import { useUpDemoPlaces } from '../../../e2e/planner/use-up-demo-places.ts';
import { isAway, isBack } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { newMember, savePlan } from '../../../e2e/testing/member.ts';

/** Without the server, on pages that are open: opening one needs the worker, which offline-app.spec.ts runs with. */
export const OFFLINE_STATES: readonly ScreenState[] = [
  {
    name: 'offline: a visitor plans on the device',
    path: '/meal',
    act: async (page) => {
      await isAway(page);
      await plan(page, 'Try Demo (2 free)');
      await expect(page.getByText(/^Offline\. Plans are made on this device/)).toBeVisible();
    },
    shows: (page) => page.getByText('Planned on this device because the server could not be reached.'),
  },
  {
    name: 'offline: a plan waits that nobody has saved',
    path: '/dashboard',
    arrange: becomeCook,
    act: planWithoutServer,
    shows: (page) => page.getByText(/^Planned on this device\. It will be saved/),
  },
  {
    name: 'offline: the name of a plan waits',
    path: '/meal',
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.waitForFunction((key) => localStorage.getItem(key) === 'true', CLIENT.registeredKey);
      await plan(page, 'Generate Meal Plan');
      await isAway(page);
      await page.getByRole('button', { name: 'Save Meal Plan' }).click();
      await expect(page.getByRole('button', { name: 'Rename My Meal Plan' })).toBeVisible();
    },
    shows: (page) => page.getByText(/1 change is waiting to be saved\.$/),
  },
  {
    name: 'offline: a plan on the planner waits to be saved',
    path: '/dashboard',
    arrange: becomeCook,
    act: saveWithoutServer,
    shows: (page) => page.getByText('Waiting to be saved', { exact: true }),
  },
  {
    name: 'offline: a plan on the dashboard waits to be saved',
    path: '/dashboard',
    arrange: becomeCook,
    act: async (page) => {
      await saveWithoutServer(page);
      await toDashboard(page);
      await expect(page.getByText('Created At')).toBeVisible();
    },
    shows: (page) =>
      page.getByText(/^Offline — showing what was kept at \d{1,2}:\d\d.[AP]M\. 1 change is waiting to be saved\.$/),
  },
  {
    name: 'offline: refused for lack of tokens',
    path: '/dashboard',
    arrange: async (page) => {
      await newMember(page);
      await useUpDemoPlaces(page);
      for (const seed of [1, 2, 3, 4]) await savePlan(page, { seed });
    },
    act: async (page) => {
      await saveWithoutServer(page);
      await isBack(page);
      await toDashboard(page);
      await expect(page.getByText(/^Offline/)).toBeHidden();
    },
    shows: (page) => page.getByText(/^Your allowance has 1 meal left this month; this plan needs 2\./),
  },
  {
    name: 'offline: signing out with a plan that waits',
    path: '/dashboard',
    arrange: becomeCook,
    act: async (page) => {
      await saveWithoutServer(page);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Sign out and discard unsaved changes?' }),
  },
];

/** From the dashboard to the planner, where a plan is made on the device and saved. */
async function saveWithoutServer(page: Page): Promise<void> {
  await planWithoutServer(page);
  await page.getByRole('button', { name: 'Save Meal Plan' }).click();
  await expect(page.getByText('Waiting to be saved', { exact: true })).toBeVisible();
}

async function planWithoutServer(page: Page): Promise<void> {
  await expect(page.getByText('Created At').first()).toBeVisible();
  // A new account is registered next to the screens, which says so when it fails.
  await page.waitForFunction((key) => localStorage.getItem(key) === 'true', CLIENT.registeredKey);
  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to Generate' })).toBeVisible();
  await isAway(page);
  await plan(page, 'Generate Meal Plan');
}

async function plan(page: Page, button: string): Promise<void> {
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: button }).click();
  await expect(mealCards(page).first()).toBeVisible();
}

async function toDashboard(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('region', { name: 'On this device' }).getByRole('listitem')).toHaveCount(1);
}
