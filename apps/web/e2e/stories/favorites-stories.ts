import type { Page } from '@playwright/test';
import { becomeCook } from '../become-cook.ts';
import { newMember } from '../member.ts';
import { mealCards } from '../planner-page.ts';
import { fails, neverAnswers } from './answers.ts';
import type { Story } from './story.ts';

const path = '/user/favorites';

/** /user/favorites in each of its states (core 2). */
export const FAVORITES_STORIES: readonly Story[] = [
  { name: 'favorites: some', path, arrange: becomeCook, shows: (page) => mealCards(page).first() },
  {
    name: 'favorites: none',
    path,
    arrange: newMember,
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
      await keep(page, { name: 'Soup', calories: 300, ingredients: [], instructions: [] });
      await keep(page, {
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
      await keep(page, { name: 'Soup', calories: 300, macros: { protein: 10, fat: 10, carbs: 40 } });
    },
    act: (page) => mealCards(page).first().getByRole('button', { name: 'Show meal details' }).click(),
    shows: (page) => page.getByRole('dialog').getByText('estimated').first(),
  },
];

/** Keeps a meal of somebody else's making, as a third party would. */
async function keep(page: Page, meal: object): Promise<void> {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  await page.request.post('/api/meals/favorites', { data: { meal }, headers: { authorization: `Bearer ${token}` } });
}
