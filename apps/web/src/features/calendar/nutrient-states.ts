import { addDays } from '@platewise/contract/dates/local-date';
import type { Page } from '@playwright/test';
import { becomeBusyPlanner, localToday } from '../../../e2e/calendar/calendar-member.ts';
import { becomeBusyTracker } from '../../../e2e/diary/diary-member.ts';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { becomePro } from '../../../e2e/testing/become-pro.ts';
import { askAsMember, newMember, savePlan, saveProfile } from '../../../e2e/testing/member.ts';
import type { RunningServer } from '../../../e2e/testing/start-server.ts';

const path = '/calendar';

/** What meals hold of each nutrient, wherever it is opened from. */
export const NUTRIENT_STATES: readonly ScreenState[] = [
  {
    name: 'nutrients: a planned day',
    path,
    arrange: becomeBusyPlanner,
    act: openDay,
    shows: (page) => page.getByRole('table', { name: 'Minerals' }),
  },
  {
    name: 'nutrients: the foods of one nutrient',
    path,
    arrange: becomeBusyPlanner,
    act: async (page) => {
      await openDay(page);
      await page.getByRole('button', { name: 'Calcium' }).click();
    },
    shows: (page) => page.getByText(/IOM 2011/).first(),
  },
  {
    name: 'nutrients: what a week is short of, and swaps that bring it nearer',
    path,
    arrange: becomeShortOfNutrients,
    act: openWeek,
    shows: (page) => page.getByRole('list', { name: 'Swaps that bring these days nearer, on average' }),
  },
  {
    name: 'nutrients: the swaps of a week are still looked for',
    path,
    arrange: async (page, server) => {
      await becomeShortOfNutrients(page, server);
      await neverAnswers(page, 'calendar.mendingSwaps');
    },
    act: openWeek,
    shows: (page) => page.getByRole('table', { name: 'Minerals' }),
  },
  {
    name: 'nutrients: the swaps of a week cannot be looked for',
    path,
    arrange: async (page, server) => {
      await becomeShortOfNutrients(page, server);
      await fails(page, 'calendar.mendingSwaps');
    },
    act: openWeek,
    shows: (page) => page.getByText('Swaps that mend it could not be looked for.'),
  },
  {
    name: 'nutrients: loading',
    path,
    arrange: async (page, server) => {
      await becomeBusyPlanner(page, server);
      await neverAnswers(page, 'calendar.nutrients');
    },
    act: openDay,
    shows: (page) => page.getByRole('dialog', { name: 'Nutrients' }).locator('[aria-busy]'),
  },
  {
    name: 'nutrients: cannot be computed',
    path,
    arrange: async (page, server) => {
      await becomeBusyPlanner(page, server);
      await fails(page, 'calendar.nutrients');
    },
    act: openDay,
    shows: (page) => page.getByRole('dialog', { name: 'Nutrients' }).getByRole('button', { name: 'Retry' }),
  },
  {
    name: 'nutrients: nothing planned',
    path,
    arrange: (page) => newMember(page),
    act: openWeek,
    shows: (page) => page.getByRole('heading', { name: 'No meals yet' }),
  },
  {
    name: 'nutrients: the diary, and meals that are not counted',
    path: '/calorie-tracker',
    arrange: becomeBusyTracker,
    act: (page) => page.getByRole('button', { name: 'All nutrients' }).click(),
    shows: (page) => page.getByRole('table', { name: 'Vitamins' }),
  },
  {
    name: 'nutrients: in the certificate',
    path: '/dashboard',
    arrange: async (page) => {
      await newMember(page);
      await savePlan(page, { mealCount: 3, seed: 5 });
    },
    act: (page) =>
      page
        .getByRole('button', { name: /ingredients checked/ })
        .first()
        .click(),
    shows: (page) => page.getByText(/reference intakes are reached/),
  },
];

/** Somebody with Pro whose days from today on are of few kcal and little carbohydrate. */
async function becomeShortOfNutrients(page: Page, server: RunningServer): Promise<void> {
  await becomePro(page, server);
  await saveProfile(page, { name: 'Asha', goal: 'weight_loss', dietaryPreferences: 'keto', calorieTarget: 1500 });
  const days = Array.from({ length: 7 }, (_, place) => ({ date: addDays(localToday(), place) }));
  await askAsMember(page, 'POST', '/api/calendar/fill', { days, seed: 5 });
}

async function openDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More for \w+day, / }).click();
  await page.getByRole('menuitem', { name: 'Nutrients' }).click();
}

async function openWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for these days' }).click();
  await page.getByRole('menuitem', { name: 'Nutrients of these days' }).click();
}
