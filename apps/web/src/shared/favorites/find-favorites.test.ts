import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { expect, test } from 'vitest';
import { sampleMeal } from '../../features/planner/testing/sample-plan.ts';
import type { ListedFavorite } from './favorite-list.ts';
import { findFavorites } from './find-favorites.ts';

const listed = (meal: ClientMeal): ListedFavorite => ({ _id: meal.name, userId: 'ana', meal, createdAt: '' }) as never;
const favorites = [
  listed(sampleMeal({ name: 'Crème of leek', ingredients: ['200 g leek'], items: [], tags: [] })),
  listed({ name: 'Dal', ingredients: ['80 g Red lentils'], tags: ['Vegan'] }),
  // Of an older shape: a name and nothing else.
  listed({ name: 'Toast' }),
];
const found = (search: string) => findFavorites(favorites, search).map(({ meal }) => meal.name);

test('without words every favorite is there, in its order', () => {
  expect(found('')).toEqual(['Crème of leek', 'Dal', 'Toast']);
  expect(found('   ')).toHaveLength(3);
});

test('names, ingredients and tags are looked through, letter case and accents aside', () => {
  expect(found('CREME')).toEqual(['Crème of leek']);
  expect(found('red lentil')).toEqual(['Dal']);
  expect(found('vegan')).toEqual(['Dal']);
});

test('every word must be there', () => {
  expect(found('dal leek')).toEqual([]);
  expect(found('lentils dal')).toEqual(['Dal']);
});
