import type { Page } from '@playwright/test';
import { mealCards } from '../../../e2e/planner/planner-page.ts';
import { neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { newMember, savePlan } from '../../../e2e/testing/member.ts';
import { plan } from './states.ts';

const path = '/dashboard';

/** The same day in every run. */
async function arrange(page: Page): Promise<void> {
  await newMember(page);
  await savePlan(page, { mealCount: 3, seed: 4 });
}

/** What is missing for a meal, and what can stand for it. */
export const SUBSTITUTE_STATES: readonly ScreenState[] = [
  {
    name: 'substitutes: something is missing',
    path,
    arrange,
    act: openMissing,
    shows: (page) => page.getByRole('button', { name: /^I don’t have / }).first(),
  },
  {
    name: 'substitutes: loading',
    path,
    arrange: async (page) => {
      await arrange(page);
      await neverAnswers(page, 'plans.substitutes');
    },
    act: missOil,
    shows: (page) => page.getByText('Looking for what can stand for it…'),
  },
  {
    name: 'substitutes: what stands for it',
    path,
    arrange,
    act: missOil,
    shows: (page) => page.getByRole('button', { name: /^Take / }).first(),
  },
  {
    name: 'substitutes: while cooking',
    path: '/meal',
    act: async (page) => {
      await plan(page);
      await mealCards(page).first().getByRole('button', { name: 'Show meal details' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }).click();
      await page
        .getByRole('button', { name: /^I don’t have / })
        .first()
        .click();
    },
    shows: (page) => page.getByText(/^The figures of this meal stay|^We know nothing/).first(),
  },
];

async function openMissing(page: Page): Promise<void> {
  await mealCards(page)
    .last()
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'I don’t have an ingredient' }).click();
}

async function missOil(page: Page): Promise<void> {
  await openMissing(page);
  await page
    .getByRole('button', { name: /^I don’t have .*oil/ })
    .first()
    .click();
}
