import type { Favorite } from '@platewise/contract/meals/favorite-schema';
import type { Locator, Page } from '@playwright/test';
import { becomeCook } from '../../../e2e/kitchen/become-cook.ts';
import { choose, mealCards } from '../../../e2e/planner/planner-page.ts';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { visit } from '../../../e2e/testing/fixtures.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';

const path = '/user/favorites';

/** Of the form of an id, and nobody's favorite. */
const NOBODYS = '0197a1b2-0000-7000-8000-000000000000';

/** /user/favorites in each of its states (core 2), and a day planned around one of them (decisions 4). */
export const FAVORITES_STATES: readonly ScreenState[] = [
  { name: 'favorites: some', path, arrange: becomeCook, shows: (page) => mealCards(page).first() },
  {
    name: 'favorites: none',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('heading', { name: 'No Favorites Yet' }),
  },
  {
    name: 'favorites: loading',
    path,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'favorites.list');
    },
    shows: (page) => page.getByRole('main').locator('[aria-busy="true"], [role="status"]').first(),
  },
  {
    name: 'favorites: cannot be loaded',
    path,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'favorites.list');
    },
    shows: (page) => page.getByRole('heading', { name: 'Error Loading Favorites' }),
  },
  {
    name: 'favorites: meals without amounts, and long names',
    path,
    arrange: async (page) => {
      await newMember(page);
      await save(page, { name: 'Soup', calories: 300, ingredients: [], instructions: [] });
      await save(page, {
        name: 'Slow-roasted aubergine with smoked paprika chickpeas, charred lemon, pickled red onion and a very green sauce of herbs',
        calories: 640,
        macros: { protein: 22, fat: 18, carbs: 96 },
        ingredients: ['2 large aubergines', 'a tin of chickpeas'],
      });
    },
    shows: (page) => mealCards(page).nth(1),
  },
  {
    name: 'favorites: details of a meal without amounts',
    path,
    arrange: async (page) => {
      await newMember(page);
      await save(page, { name: 'Soup', calories: 300, macros: { protein: 10, fat: 10, carbs: 40 } });
    },
    act: (page) => mealCards(page).first().getByRole('button', { name: 'Show meal details' }).click(),
    shows: (page) => page.getByRole('dialog').getByText('estimated').first(),
  },
  {
    name: 'favorites planned again: chosen',
    path,
    arrange: becomeCook,
    act: chooseTheFavorite,
    shows: chosen,
  },
  {
    name: 'favorites planned again: the favorite is locked in the plan',
    path,
    arrange: becomeCook,
    act: async (page) => {
      await chooseTheFavorite(page);
      await choose(page, 'Goal', 'Maintenance');
      await choose(page, 'Diet', 'Vegetarian');
      await page.getByRole('button', { name: 'Generate Meal Plan' }).click();
    },
    shows: (page) => mealCards(page).getByRole('button', { name: /^Lock /, pressed: true }),
  },
  {
    name: 'favorites planned again: loading',
    path: `/meal?favorite=${NOBODYS}`,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'favorites.list');
    },
    shows: (page) => page.getByRole('status', { name: 'Loading your favorite…' }),
  },
  {
    name: 'favorites planned again: cannot be loaded',
    path: `/meal?favorite=${NOBODYS}`,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'favorites.list');
    },
    shows: (page) => page.getByText('Your favorite could not be loaded.'),
  },
  {
    name: 'favorites planned again: not among them any more',
    path: `/meal?favorite=${NOBODYS}`,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByText('That meal is no longer among your favorites.'),
  },
  {
    name: 'favorites planned again: kept without grams',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      const { _id } = await save(page, { name: 'Soup', calories: 300, macros: { protein: 10, fat: 10, carbs: 40 } });
      await visit(page, `/meal?favorite=${_id}`);
    },
    shows: (page) => page.getByText('“Soup” was kept without ingredients in grams.'),
  },
];

async function chooseTheFavorite(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Plan again with this/ }).click();
  await chosen(page).waitFor();
}

function chosen(page: Page): Locator {
  return page.getByRole('region', { name: 'With your favorite' });
}

/** Keeps a meal of somebody else's making, as a third party would. */
async function save(page: Page, meal: object): Promise<Favorite> {
  return askAsMember(page, 'POST', '/api/meals/favorites', { meal });
}
