import { addDays } from '@platewise/contract/dates/local-date';
import type { Page } from '@playwright/test';
import { becomeBusyPlanner, becomePlanner, localToday, putEntry } from '../../../e2e/calendar/calendar-member.ts';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { visit } from '../../../e2e/testing/fixtures.ts';
import { newMember, savePlan, saveProfile } from '../../../e2e/testing/member.ts';

const path = '/calendar';

/** The calendar in each of its states (shell 2). */
export const CALENDAR_STATES: readonly ScreenState[] = [
  {
    name: 'calendar: loading',
    path,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'calendar.read');
    },
    shows: (page) => page.getByRole('tab', { name: /today/ }),
  },
  {
    name: 'calendar: cannot be loaded',
    path,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'calendar.read');
    },
    shows: (page) => page.getByRole('alert').getByRole('button', { name: 'Retry' }),
  },
  {
    name: 'calendar: nothing planned',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('tabpanel').getByText('No meal planned'),
  },
  {
    name: 'calendar: a planned week',
    path,
    arrange: becomeBusyPlanner,
    shows: (page) => page.getByRole('tabpanel').getByText('With Asha, at the harbor'),
  },
  {
    name: 'calendar: a meal is being made',
    path,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'calendar.generate');
    },
    act: (page) =>
      slot(page, 'Lunch')
        .getByRole('button', { name: /^Generate a meal/ })
        .click(),
    shows: (page) => page.getByRole('button', { name: /^Cancel the new meal/ }),
  },
  {
    name: 'calendar: no tokens left for a meal',
    path,
    arrange: async (page) => {
      await newMember(page);
      await page.route(/trpc\/calendar\.generate/, (route) =>
        route.fulfill({
          status: 402,
          json: {
            error: {
              message: 'No more tokens available. Upgrade to pro to continue.',
              code: -32_000,
              data: {
                code: 'NO_TOKENS_LEFT',
                httpStatus: 402,
                error: 'No more tokens available. Upgrade to pro to continue.',
              },
            },
          },
        }),
      );
    },
    act: (page) =>
      slot(page, 'Lunch')
        .getByRole('button', { name: /^Generate a meal/ })
        .click(),
    shows: (page) => slot(page, 'Lunch').getByRole('link', { name: 'Upgrade to Pro' }),
  },
  {
    name: 'calendar: a meal is moved',
    path,
    arrange: becomePlanner,
    act: async (page) => {
      await page.getByRole('tab').first().click();
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: /^More for / })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Move…' }).click();
      await page.getByRole('dialog').getByLabel('Meal').click();
      await page.getByRole('option', { name: 'Lunch' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Move it' }),
  },
  {
    name: 'calendar: a favorite is chosen',
    path,
    arrange: becomeBusyPlanner,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add a snack' }).click();
      await slot(page, /nack/)
        .last()
        .getByRole('button', { name: /^Add something else/ })
        .click();
      await page.getByRole('menuitem', { name: 'From favorites' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: /^Add / }),
  },
  {
    name: 'calendar: a saved plan is chosen',
    path,
    arrange: becomeBusyPlanner,
    act: async (page) => {
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: /^More for [A-Z][a-z]+day,/ })
        .click();
      await page.getByRole('menuitem', { name: 'Add a saved plan' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: /^Add the whole day/ }),
  },
  {
    name: 'calendar: days are chosen to be filled',
    path,
    arrange: (page) => newMember(page),
    act: (page) => page.getByRole('button', { name: 'Fill the week' }).click(),
    shows: (page) => page.getByRole('dialog').getByText(/new meals?/),
  },
  {
    name: 'calendar: a week that was filled',
    path,
    arrange: becomePlanner,
    act: async (page) => {
      await page.getByRole('button', { name: 'More for these days' }).click();
      await page.getByRole('menuitem', { name: 'Clear these 7 days' }).click();
    },
    shows: (page) => page.getByText('15 entries cleared.'),
  },
  {
    name: 'calendar: what was left out',
    path,
    arrange: async (page, server) => {
      await becomeBusyPlanner(page, server);
      await saveProfile(page, {
        name: 'Asha',
        goal: 'balanced',
        dietaryPreferences: 'vegan',
        excludeIngredients: [],
        calorieTarget: 1900,
      });
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'More for these days' }).click();
      await page.getByRole('menuitem', { name: 'Clear these 7 days' }).click();
    },
    shows: (page) => page.getByText('is locked and stays.'),
  },
  {
    name: 'calendar: a meal of tomorrow is begun today',
    path,
    arrange: async (page) => {
      await newMember(page);
      const wishes = { additionalNotes: 'I love cherry and almond overnight oats', mealCount: 3 };
      const { meals, planId } = await savePlan(page, wishes);
      const oats = meals.find(({ startsAhead }) => startsAhead);
      await putEntry(page, addDays(localToday(), 1), 'breakfast', { planId, mealId: oats?.id, servings: 1 });
    },
    shows: (page) => page.getByRole('heading', { name: 'Start on this day' }),
  },
  {
    name: 'calendar: days are filled for a profile',
    path,
    arrange: async (page) => {
      await newMember(page);
      await saveProfile(page, {
        name: 'Asha',
        goal: 'balanced',
        dietaryPreferences: 'vegan',
        excludeIngredients: ['peanuts'],
        calorieTarget: 1900,
      });
    },
    act: (page) => page.getByRole('button', { name: 'Fill the week' }).click(),
    shows: (page) => page.getByRole('dialog').getByText(/new meals?/),
  },
  {
    name: 'calendar: a copy of the week, without the server',
    path,
    arrange: async (page, server) => {
      await becomePlanner(page, server);
      await visit(page, path);
      await slot(page, 'Breakfast').getByRole('heading').waitFor();
      // The copy is kept a moment after it came.
      await page.waitForTimeout(2500);
      await fails(page, 'calendar.read');
    },
    shows: (page) => page.getByRole('button', { name: 'Load it again' }),
  },
  {
    name: 'calendar: the link for calendar apps',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'More for these days' }).click();
      await page.getByRole('menuitem', { name: 'Subscribe in your calendar app' }).click();
      await page.getByRole('button', { name: 'Make the link' }).click();
    },
    shows: (page) => page.getByLabel('Secret link'),
  },
];

function slot(page: Page, name: string | RegExp) {
  return page.getByRole('tabpanel').getByRole('region', { name });
}
