import { SMALL_PHOTO } from '@platewise/test-emulators/model/small-photo';
import type { Page } from '@playwright/test';
import { becomeBusyTracker, becomeDiarist, becomeTracker, saveMeal } from '../../../e2e/diary/diary-member.ts';
import { tick } from '../../../e2e/shopping/stored-list.ts';
import { answersWith, fails, isAway, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { becomePro } from '../../../e2e/testing/become-pro.ts';
import { newMember } from '../../../e2e/testing/member.ts';

const path = '/calorie-tracker';

/** /calorie-tracker in each of its states (shell 2). */
export const DIARY_STATES: readonly ScreenState[] = [
  { name: 'tracker: signed out', path, shows: (page) => page.getByRole('heading', { name: 'Please Sign In' }) },
  {
    name: 'tracker: without Pro',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('heading', { name: 'Available for Pro Users Only' }),
  },
  {
    name: 'tracker: loading',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await neverAnswers(page, 'calorie.day');
    },
    shows: (page) => page.locator('[data-skeleton]').nth(2),
  },
  {
    name: 'tracker: cannot be loaded',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await fails(page, 'calorie.day');
    },
    shows: (page) => page.getByRole('heading', { name: 'Failed to load calorie data. Please try again.' }),
  },
  {
    name: 'tracker: nothing yet',
    path,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByText('No meals added yet. Add your first meal!'),
  },
  {
    name: 'tracker: no such day',
    path: `${path}?date=2026-02-30`,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByText(/^“2026-02-30” is not a day/),
  },
  {
    name: 'tracker: half a day',
    path,
    arrange: becomeBusyTracker,
    shows: (page) => page.getByText('Birthday cake at the office'),
  },
  {
    name: 'tracker: nothing matches',
    path,
    arrange: becomeBusyTracker,
    act: (page) => page.getByPlaceholder('Search meals...').fill('pizza'),
    shows: (page) => page.getByText('No meals found matching your search.'),
  },
  {
    name: 'tracker: a meal without its figures',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await page.getByRole('button', { name: 'Add New Meal' }).click();
      await page.getByPlaceholder('Chicken Salad').fill('Soup');
      await page.getByRole('button', { name: 'Add meal', exact: true }).click();
    },
    shows: (page) => page.getByText('Please fill in at least the meal name and calories'),
  },
  {
    name: 'tracker: foods found',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: lookForOats,
    shows: (page) => page.getByRole('option', { selected: true }),
  },
  {
    name: 'tracker: what is usually eaten',
    path,
    arrange: becomeBusyTracker,
    act: async (page) => {
      await page.getByRole('button', { name: 'Log a food' }).click();
      await page.getByRole('button', { name: 'Snack', exact: true }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Add Apple again' }),
  },
  {
    name: 'tracker: a food from its label',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await openFoods(page, 'Add a food from its label');
    },
    shows: (page) => page.getByRole('button', { name: 'Save the food' }),
  },
  {
    name: 'tracker: a barcode that nobody has',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await openFoods(page, 'Scan a barcode');
      await page.getByLabel('Barcode', { exact: true }).fill('3017624010701');
      await page.getByRole('button', { name: 'Look up' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Copy it from the label' }),
  },
  {
    name: 'tracker: a typed meal is read',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await openFoods(page, 'Type a whole meal');
      await page
        .getByLabel('What you ate')
        .fill('2 rotis, 1 katori dal, 1 plate chicken biryani, chai without sugar, 1 xyzzyfruit');
      await page.getByRole('button', { name: 'Read', exact: true }).click();
      await page.getByRole('button', { name: 'Show its 2 foods' }).click();
    },
    shows: (page) => page.getByRole('button', { name: /^Save \d foods$/ }),
  },
  {
    name: 'tracker: a model may be asked',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await readsMeals(page);
    },
    act: async (page) => {
      await openFoods(page, 'Type a whole meal');
      await page.getByLabel('What you ate').fill('2 rotis, a wee xyzzyfruit');
      await page.getByRole('button', { name: 'Read', exact: true }).click();
      await page.getByRole('button', { name: 'Ask model.example about it' }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Send to model.example' }),
  },
  {
    name: 'tracker: a photo may be read',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await readsMeals(page);
    },
    act: async (page) => {
      await openFoods(page, 'Read a photo of a meal');
      const photo = { name: 'lunch.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(SMALL_PHOTO, 'base64') };
      await page.locator('input[type=file]').setInputFiles(photo);
    },
    shows: (page) => page.getByRole('button', { name: 'Send to model.example' }),
  },
  {
    name: 'tracker: a food by its measure',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await lookForOats(page);
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.getByText(/^Figures of/),
  },
  {
    name: 'tracker: goal',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => page.getByRole('button', { name: 'Daily Goal Settings' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Update Goal' }),
  },
  {
    name: 'tracker: a meal is edited',
    path,
    arrange: becomeBusyTracker,
    act: async (page) => {
      await page.getByRole('button', { name: 'More for Chicken Salad' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
    shows: (page) => page.getByRole('heading', { name: 'Edit Chicken Salad' }),
  },
  {
    name: 'tracker: a meal was removed',
    path,
    arrange: becomeBusyTracker,
    act: (page) => page.getByRole('button', { name: 'Delete Chicken Salad' }).click(),
    shows: (page) => page.getByText('Removed: Chicken Salad'),
  },
  {
    name: 'tracker: the rest of the day is proposed anew',
    path,
    arrange: async (page, server) => {
      const today = await becomeTracker(page, server);
      await saveMeal(page, today, { name: 'Wedding lunch', calories: 700, time: '12:00' });
    },
    act: (page) => page.getByRole('button', { name: 'Portion the rest again' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Use these portions' }),
  },
  {
    name: 'tracker: trends',
    path: `${path}?view=trends&days=30`,
    arrange: (page, server) => becomeDiarist(page, server),
    shows: (page) => page.locator('.recharts-surface').nth(3),
  },
  {
    name: 'tracker: trends as a table',
    path: `${path}?view=trends`,
    arrange: (page, server) => becomeDiarist(page, server, 7),
    act: (page) => page.getByRole('button', { name: 'Show as a table' }).click(),
    shows: (page) => page.getByText('nothing logged'),
  },
  {
    name: 'tracker: no trends yet',
    path: `${path}?view=trends`,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByText(/^No meals were logged/),
  },
  {
    name: 'tracker: without the connection',
    path,
    arrange: becomeBusyTracker,
    act: async (page) => {
      await page.getByText('Birthday cake at the office').waitFor();
      await isAway(page);
      await page.getByRole('button', { name: 'Delete Chicken Salad' }).click();
      await tick(page.getByRole('checkbox').last());
    },
    shows: (page) => page.getByText(/^2 changes of this day are waiting/),
  },
];

async function lookForOats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log a food' }).click();
  await page.getByRole('combobox', { name: 'Search foods' }).fill('oats');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

/** A language model that sees is set; only its name is needed here. */
async function readsMeals(page: Page): Promise<void> {
  await answersWith(page, 'calorie.mealReader', { host: 'model.example', readsPhotos: true });
}

/** The ways to a food, and one of them. */
async function openFoods(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: 'Log a food' }).click();
  await page.getByRole('button', { name: way }).click();
}
