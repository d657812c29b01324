import { expect, type Page } from '@playwright/test';
import { choose, mealCards } from '../../../e2e/planner/planner-page.ts';
import { expires, neverAnswers, refusesFor } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { newMember, savePlan } from '../../../e2e/testing/member.ts';

const path = '/meal';

/** /meal in each of its states (core 2, core 4). */
export const PLANNER_STATES: readonly ScreenState[] = [
  {
    name: 'planner: nothing asked for',
    path,
    shows: (page) => page.getByRole('heading', { name: 'Ready to Generate' }),
  },
  {
    name: 'planner: nothing asked for, signed in',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('button', { name: 'Generate Meal Plan' }),
  },
  {
    name: 'planner: advanced options',
    path,
    act: (page) => page.getByRole('button', { name: 'Show advanced options' }).click(),
    shows: (page) => page.getByLabel('Exclude Ingredients'),
  },
  {
    name: 'planner: health conditions, chosen and not confirmed',
    path,
    act: async (page) => {
      await chooseConditions(page, ['High blood pressure', 'Kidney disease', 'Oral allergy to plants']);
      await page.getByLabel('Sodium, mg a day').fill('2000');
      await ask(page);
    },
    shows: (page) => page.getByText('Confirm for High blood pressure what its rule does not know.'),
  },
  {
    name: 'planner: a plan by the rules of health conditions',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await chooseConditions(page, ['High blood pressure', 'Low FODMAP']);
      for (const box of await page.getByRole('checkbox', { name: /^I have read this/ }).all()) await box.check();
      await ask(page);
      await page.getByRole('button', { name: /by the rule for/ }).click();
    },
    shows: (page) => page.getByRole('heading', { name: 'Low FODMAP' }),
  },
  {
    name: 'planner: a target out of bounds',
    path,
    act: async (page) => {
      await page.getByLabel('Daily Calorie Target').fill('100');
      await page.getByLabel('Daily Calorie Target').blur();
    },
    shows: (page) => page.getByText(/from 800 to 6,?000/),
  },
  {
    name: 'planner: generating',
    path,
    arrange: (page) => neverAnswers(page, 'meals.generate'),
    act: ask,
    shows: (page) => page.getByRole('button', { name: 'Generating...' }),
  },
  {
    name: 'planner: cancelled',
    path,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'meals.generate');
    },
    act: async (page) => {
      await ask(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText(/^Cancelled\. No tokens are taken/)).toBeVisible();
    },
    shows: (page) => page.getByRole('heading', { name: 'Ready to Generate' }),
  },
  {
    name: 'planner: generation failed',
    path,
    act: async (page) => {
      await page.getByLabel('Daily Calorie Target').fill('6000');
      await page.getByRole('slider').press('Home');
      await ask(page);
    },
    shows: (page) => page.getByRole('heading', { name: 'Generation Failed' }),
  },
  {
    name: 'planner: the kitchen is busy',
    path,
    arrange: async (page) => {
      await newMember(page);
      await refusesFor(page, 'meals.generate', 'PLANNER_BUSY', 40, 'The kitchen is busy. Try again in 40 s.');
    },
    act: ask,
    shows: (page) => page.getByRole('button', { name: 'Try Again' }),
  },
  {
    name: 'planner: words that may be an allergy and cannot be read',
    path,
    act: async (page) => {
      await page.getByRole('button', { name: 'Show advanced options' }).click();
      await page.getByLabel('Additional Notes').fill('ნიგოზზე ალერგია');
      await ask(page);
    },
    shows: (page) => page.getByRole('heading', { name: 'A question first' }),
  },
  {
    name: 'planner: generated meals',
    path,
    act: plan,
    shows: (page) => page.getByRole('heading', { name: 'Generated Meals' }),
  },
  {
    name: 'planner: generated meals with nutrition',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await plan(page);
      await page.getByRole('button', { name: 'Show Nutrition' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Hide Nutrition' }),
  },
  {
    name: 'planner: saved under its name',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await plan(page);
      await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Rename My Meal Plan' }),
  },
  {
    name: 'planner: the session ended while the form was filled in',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await choose(page, 'Goal', 'Maintenance');
      await choose(page, 'Diet', 'Vegetarian');
      await page.getByRole('button', { name: 'Show advanced options' }).click();
      await page.getByLabel('Additional Notes').fill('no oven');
      await page.context().clearCookies();
      await expires(page, 'meals.exclusion');
      await page.getByLabel('Exclude Ingredients').fill('dairy, soy');
      await expect(page.getByRole('button', { name: 'Try Demo (2 free)' })).toBeVisible();
    },
    shows: (page) => page.getByLabel('Exclude Ingredients').and(page.locator('[value="dairy, soy"]')),
  },
  {
    name: 'planner: demo limit',
    path,
    arrange: async (page) => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.setItem('demoMealCount', '2'));
    },
    shows: (page) => page.getByRole('link', { name: 'Sign up now' }),
  },
  {
    name: 'planner: no tokens left',
    path,
    arrange: async (page) => {
      await newMember(page);
      for (const seed of [1, 2]) await savePlan(page, { mealCount: 5, seed });
    },
    act: async (page) => {
      await expect(page.getByRole('banner').getByRole('button', { name: '0 tokens' })).toBeVisible();
      await ask(page);
    },
    shows: (page) => page.getByText('No more tokens available. Upgrade to pro to continue.'),
  },
  {
    name: 'planner: swap',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await plan(page);
      await mealCards(page).first().getByRole('button', { name: 'Swap' }).click();
    },
    shows: (page) => page.getByRole('button', { name: /^Choose / }).first(),
  },
  {
    name: 'planner: meal details',
    path,
    act: async (page) => {
      await plan(page);
      await mealCards(page).first().getByRole('button', { name: 'Show meal details' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Ingredients' }),
  },
  {
    name: 'planner: a dish that is begun the evening before',
    path: '/dashboard',
    arrange: keepOats,
    shows: (page) => page.getByText(/Begin 8 hours before/),
  },
  {
    name: 'planner: what was checked, with words that stay in',
    path,
    act: async (page) => {
      await page.getByRole('button', { name: 'Show advanced options' }).click();
      await page.getByLabel('Exclude Ingredients').fill('nuts, dragonfruit');
      await plan(page);
      await page.getByRole('button', { name: /ingredients checked/ }).click();
    },
    shows: (page) => page.getByRole('region', { name: 'What was checked' }),
  },
  {
    name: 'planner: big meals with sides',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByLabel('Daily Calorie Target').fill('2800');
      await plan(page);
    },
    shows: (page) => page.getByRole('heading', { name: 'Generated Meals' }),
  },
  {
    name: 'planner: cooking',
    path,
    act: async (page) => {
      await plan(page);
      await mealCards(page).first().getByRole('button', { name: 'Show meal details' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start cooking' }).click();
    },
    shows: (page) => page.getByText(/^Step 1 of \d+$/).first(),
  },
];

/** A plan with a breakfast that stands overnight, which the member keeps. */
async function keepOats(page: Page): Promise<void> {
  await newMember(page);
  await savePlan(page, { additionalNotes: 'I love cherry and almond overnight oats', mealCount: 3 });
}

async function ask(page: Page): Promise<void> {
  await choose(page, 'Goal', 'Maintenance');
  await choose(page, 'Diet', 'Vegetarian');
  await page.getByRole('button', { name: /^(Generate Meal Plan|Try Demo \(2 free\))$/ }).click();
}

/** Plans a vegetarian day. */
export async function plan(page: Page): Promise<void> {
  await ask(page);
  await expect(mealCards(page).first()).toBeVisible();
}

async function chooseConditions(page: Page, names: readonly string[]) {
  await page.getByRole('button', { name: 'Show advanced options' }).click();
  const group = page.getByRole('group', { name: 'Health conditions' });
  for (const name of names) await group.getByRole('checkbox', { name, exact: true }).check();
}
