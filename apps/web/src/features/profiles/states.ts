import type { Page } from '@playwright/test';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { newMember, saveProfile } from '../../../e2e/testing/member.ts';

const path = '/settings?tab=profiles';

/** The profiles in the settings and over the planner's form, in each of their states (decisions 4). */
export const PROFILE_STATES: readonly ScreenState[] = [
  {
    name: 'profiles: loading',
    path,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'profiles.list');
    },
    shows: (page) => page.getByRole('tabpanel', { name: 'Profiles' }),
  },
  {
    name: 'profiles: cannot be loaded',
    path,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'profiles.list');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your profiles could not be loaded' }),
  },
  {
    name: 'profiles: none',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByText(/^No profile yet\./),
  },
  {
    name: 'profiles: a new one',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'Add a profile' }).click();
      await page.getByLabel('Exclude Ingredients').fill('nuts, xyzzy');
      await page.getByRole('button', { name: 'Save profile' }).click();
    },
    shows: (page) => page.getByText(/^xyzzy: not in our food table\./),
  },
  { name: 'profiles: one', path, arrange: becomeAsha, shows: (page) => page.getByText('Without nuts, sesame') },
  {
    name: 'profiles: one is edited',
    path,
    arrange: becomeAsha,
    act: (page) => page.getByRole('button', { name: 'Edit the profile Asha' }).click(),
    shows: (page) => page.getByLabel('Meals not wanted'),
  },
  {
    name: 'profiles: conditions that are not confirmed',
    path,
    arrange: becomeAsha,
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit the profile Asha' }).click();
      await page.getByText('Health conditions').click();
      await page.getByLabel('Kidney disease').check();
      await page.getByRole('button', { name: 'Save profile' }).click();
    },
    shows: (page) => page.getByText('Confirm for Kidney disease what its rule does not know.'),
  },
  {
    name: 'profiles: long names',
    path,
    arrange: becomeLong,
    shows: (page) => page.getByText(/^Meals not wanted: Slow-roasted/),
  },
  {
    name: 'planner: a profile with a long name',
    path: '/meal',
    arrange: becomeLong,
    act: async (page) => {
      await page
        .getByText(/Meals not wanted: Slow-roasted/)
        .first()
        .waitFor();
      await page.getByLabel('Daily Calorie Target').fill('1900');
    },
    shows: (page) => page.getByRole('button', { name: /^Update the profile Donau/ }),
  },
  {
    name: 'profiles: one is deleted',
    path,
    arrange: becomeAsha,
    act: (page) => page.getByRole('button', { name: 'Delete the profile Asha' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Keep it' }),
  },
  {
    name: 'planner: filled in from a profile',
    path: '/meal',
    arrange: becomeAsha,
    shows: (page) => page.getByText('Leaves out nuts, sesame'),
  },
  {
    name: 'planner: changed since the profile filled it in',
    path: '/meal',
    arrange: becomeAsha,
    act: async (page) => {
      await page.getByText('Leaves out nuts, sesame').waitFor();
      await page.getByLabel('Daily Calorie Target').fill('1900');
    },
    shows: (page) => page.getByRole('button', { name: 'Update the profile Asha' }),
  },
];

/** Names as long as they may be, one without a place to break. */
async function becomeLong(page: Page): Promise<void> {
  await newMember(page);
  await saveProfile(page, {
    name: 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3).slice(0, 120),
    goal: 'athletic_performance',
    dietaryPreferences: 'mediterranean',
    dislikedMeals: [
      'Slow-roasted aubergine with smoked paprika chickpeas, charred lemon, pickled red onion and a very green herb sauce',
      'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz'.repeat(2).slice(0, 120),
    ],
  });
}

async function becomeAsha(page: Page): Promise<void> {
  await newMember(page);
  await saveProfile(page, {
    name: 'Asha',
    goal: 'weight_loss',
    dietaryPreferences: 'vegan',
    excludeIngredients: ['nuts', 'sesame'],
    dislikedMeals: ['Tofu Scramble', 'Kale Salad'],
    calorieTarget: 1700,
  });
}
