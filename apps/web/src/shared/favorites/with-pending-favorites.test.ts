import { expect, test } from 'vitest';
import { anOperation } from '../sync/testing/new-device.ts';
import type { ListedFavorite } from './favorite-list.ts';
import { withPendingFavorites } from './with-pending-favorites.ts';

const favorite = (id: string): ListedFavorite => ({
  _id: id,
  userId: 'ana',
  meal: { id: `meal-${id}`, name: `Meal ${id}` },
  createdAt: '2026-11-21T00:00:00Z',
});
const add = anOperation({ kind: 'favorites.add', input: { meal: { id: 'meal-new', name: 'New' } } });
const names = (...operations: Parameters<typeof withPendingFavorites>[1]) =>
  withPendingFavorites([favorite('b'), favorite('a')], operations).map(({ meal }) => meal.name);

test('what is pending to be added comes first, what is pending to be removed is gone', () => {
  const remove = anOperation({ kind: 'favorites.remove', input: { favoriteId: 'b' } });

  expect(names(add, remove)).toEqual(['New', 'Meal a']);
});

test('one that was added and is to be removed again is gone', () => {
  expect(names(add, anOperation({ kind: 'favorites.remove', input: { favoriteId: `waiting-${add.id}` } }))).toEqual([
    'Meal b',
    'Meal a',
  ]);
});

test('a meal that the server has already is listed once', () => {
  const again = anOperation({ kind: 'favorites.add', input: { meal: { id: 'meal-a', name: 'Meal a' } } });

  expect(names(again)).toEqual(['Meal b', 'Meal a']);
});

test('what the server did not take is not shown as done', () => {
  expect(names({ ...add, refusal: { code: 'FAVORITES_FULL', sentence: 'Full.' } } as typeof add)).toEqual([
    'Meal b',
    'Meal a',
  ]);
});
