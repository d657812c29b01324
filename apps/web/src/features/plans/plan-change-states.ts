import { expect, type Page } from '@playwright/test';
import { becomeCook } from '../../../e2e/kitchen/become-cook.ts';
import { mealCards } from '../../../e2e/planner/planner-page.ts';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';

const path = '/dashboard';

/** Meals of a kept plan while they are changed, and after (decisions 3). */
export const PLAN_CHANGE_STATES: readonly ScreenState[] = [
  {
    name: 'plan changes: a new meal is made',
    path,
    arrange: async (page) => {
      await becomeCook(page);
      await neverAnswers(page, 'plans.regenerate');
    },
    act: newMeal,
    shows: (page) => page.getByText(/^Planning another /),
  },
  {
    name: 'plan changes: a new meal did not come',
    path,
    arrange: async (page) => {
      await becomeCook(page);
      await fails(page, 'plans.regenerate');
    },
    act: newMeal,
    shows: (page) => page.getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'plan changes: a new meal can be taken back',
    path,
    arrange: becomeCook,
    act: newMeal,
    shows: (page) => page.getByText(/ is now your /),
  },
  {
    name: 'plan changes: half a serving of a meal',
    path,
    arrange: becomeCook,
    act: (page) => mealCards(page).first().getByRole('button', { name: 'Fewer servings' }).click(),
    shows: (page) => page.getByText(/^Energy of 0\.5 servings/),
  },
  {
    name: 'plan changes: dishes to swap in cannot be loaded',
    path,
    arrange: async (page) => {
      await becomeCook(page);
      await fails(page, 'plans.alternatives');
    },
    act: (page) => mealCards(page).first().getByRole('button', { name: 'Swap' }).click(),
    shows: (page) => page.getByText('The dishes could not be loaded.'),
  },
  {
    name: 'plan changes: swaps that mend what the day is short of',
    path,
    arrange: becomeCook,
    act: (page) =>
      page
        .getByRole('button', { name: /ingredients checked/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('list', { name: 'Swaps that mend it' }),
  },
  {
    name: 'plan changes: a meal that is not wanted again',
    path,
    arrange: becomeCook,
    act: dislikeFirst,
    shows: (page) => page.getByText('You do not want this meal again.'),
  },
  {
    name: 'plan changes: the meals that are not wanted',
    path,
    arrange: becomeCook,
    act: async (page) => {
      await dislikeFirst(page);
      await mealCards(page)
        .first()
        .getByRole('button', { name: /^More for / })
        .click();
      await page.getByRole('menuitem', { name: 'Meals you do not want (1)' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: /^Allow again/ }),
  },
];

async function newMeal(page: Page): Promise<void> {
  await mealCards(page).first().getByRole('button', { name: 'New meal' }).click();
}

async function dislikeFirst(page: Page): Promise<void> {
  await mealCards(page)
    .first()
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Not this meal again' }).click();
  await expect(page.getByText('You do not want this meal again.')).toBeVisible();
}
