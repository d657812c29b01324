import { expect, test } from 'vitest';
import { anOperation } from '../sync/testing/new-device.ts';
import type { ListedFavorite } from './favorite-list.ts';
import type { FavoriteOperation } from './favorite-operations.ts';
import { favoritesWithOperations } from './favorites-with-operations.ts';
import { isProvisional } from './provisional-favorite.ts';

const favorite = (id: string): ListedFavorite => ({
  _id: id,
  userId: 'ana',
  meal: { id: `meal-${id}`, name: `Meal ${id}` },
  createdAt: '2026-11-21T00:00:00Z',
});
const add = anOperation({ kind: 'favorites.add', input: { meal: { id: 'meal-new', name: 'New' } } });
const shown = (...operations: FavoriteOperation[]) =>
  favoritesWithOperations([favorite('b'), favorite('a')], operations, new Set());
const names = (...operations: FavoriteOperation[]) => shown(...operations).map(({ meal }) => meal.name);

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

test('nothing can be done with one that is on its way; one that waits may be meant by others that wait', () => {
  const [waiting] = shown(add);
  const [onItsWay] = favoritesWithOperations([], [add], new Set([add.id]));

  expect(waiting && [isProvisional(waiting), waiting._id]).toEqual([false, `waiting-${add.id}`]);
  expect(onItsWay && isProvisional(onItsWay)).toBe(true);
});
