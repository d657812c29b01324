import type { Page } from '@playwright/test';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { becomeFamily, becomeFamilyWithPlan } from '../../../e2e/testing/family-member.ts';
import { askAsMember } from '../../../e2e/testing/member.ts';

/** A plan for several people in each of its states (decisions 1.4, 4). */
export const FAMILY_STATES: readonly ScreenState[] = [
  {
    name: 'family: profiles of one person’s day',
    path: '/meal',
    arrange: becomeFamily,
    shows: (page) => page.getByRole('checkbox', { name: 'Cook for several' }),
  },
  {
    name: 'family: who shares the plan',
    path: '/meal',
    arrange: becomeFamily,
    act: shareAll,
    shows: (page) => page.getByRole('heading', { name: 'Plan for Asha, Ravi, and Meera' }),
  },
  {
    name: 'family: too few people',
    path: '/meal',
    arrange: becomeFamily,
    act: async (page) => {
      await shareAll(page);
      await page.getByRole('button', { name: 'Ravi' }).click();
      await page.getByRole('button', { name: 'Meera' }).click();
    },
    shows: (page) => page.getByText('Choose at least two people.'),
  },
  {
    name: 'family: a plan was made',
    path: '/meal',
    arrange: becomeFamily,
    act: async (page) => {
      await shareAll(page);
      await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
      await page.getByRole('button', { name: 'Save Meal Plan' }).waitFor();
    },
    shows: (page) => page.getByRole('heading', { name: 'Everybody’s day' }),
  },
  {
    name: 'family: no plan suits all',
    path: '/meal',
    arrange: async (page, server) => {
      const [, ravi] = await becomeFamily(page, server);
      await askAsMember(page, 'PATCH', `/api/users/me/profiles/${ravi}`, { calorieTarget: 5500 });
    },
    act: async (page) => {
      await shareAll(page);
      await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
    },
    shows: (page) => page.getByText('5,500 kcal for Ravi do not fit into 2 meals.'),
  },
  {
    name: 'family: a kept plan and its certificate',
    path: '/dashboard',
    arrange: becomeFamilyWithPlan,
    act: (page) => page.getByRole('button', { name: /ingredients checked/ }).click(),
    shows: (page) => page.getByRole('table', { name: 'For each of them' }),
  },
  {
    name: 'family: a meal with everybody’s portion',
    path: '/dashboard',
    arrange: becomeFamilyWithPlan,
    act: (page) => page.getByRole('button', { name: 'Show meal details' }).first().click(),
    shows: (page) => page.getByRole('dialog').getByText('Ingredients, figures and steps are those of the whole pot.'),
  },
  {
    name: 'family: a cooked dish is portioned',
    path: '/dashboard',
    arrange: becomeFamilyWithPlan,
    act: async (page) => {
      await toPortionPage(page);
      await page.getByLabel('Weight of the finished dish in grams').fill('1830');
    },
    shows: (page) => page.getByText('of the dish').first(),
  },
];

/** Turns to a plan for everybody. */
export async function shareAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Cook for several' }).check();
}

/** Opens the first meal of the dashboard and cooks it to the last page. */
export async function toPortionPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show meal details' }).first().click();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await next.waitFor();
  while (await next.isVisible()) await next.click();
  await page.getByRole('heading', { name: 'Portion', exact: true }).waitFor();
}
