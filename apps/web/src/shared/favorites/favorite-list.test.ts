import { describe, expect, test } from 'vitest';
import { favoriteOfMeal, type ListedFavorite, withFavorite, withoutFavorite } from './favorite-list.ts';

const items = [{ food: 'lentils', name: 'Lentils', fdcId: 1, grams: 80 }];
const favorite = (id: string, meal: Partial<ListedFavorite['meal']> = {}): ListedFavorite => ({
  _id: id,
  userId: 'user-1',
  meal: { id: `meal-${id}`, name: `Meal ${id}`, ...meal },
  createdAt: '2026-11-21T00:00:00Z',
});
const ids = (list: ListedFavorite[]) => list.map(({ _id }) => _id);

describe('adding and removing', () => {
  const list = [favorite('b'), favorite('a')];

  test('a new favorite goes to the front', () => {
    expect(ids(withFavorite(list, favorite('c')))).toEqual(['c', 'b', 'a']);
  });

  test('the same favorite is listed once', () => {
    expect(ids(withFavorite(list, favorite('a')))).toEqual(['b', 'a']);
  });

  test('removing drops the item with that id', () => {
    expect(ids(withoutFavorite(list, 'b'))).toEqual(['a']);
    expect(ids(withoutFavorite(list, 'unknown'))).toEqual(['b', 'a']);
  });
});

describe('which favorite keeps a meal', () => {
  test('the one with its id', () => {
    expect(favoriteOfMeal([favorite('a')], { id: 'meal-a', name: 'Renamed' })?._id).toBe('a');
  });

  test('the one with its name and items', () => {
    const list = [favorite('a', { name: 'Stew', items })];

    expect(favoriteOfMeal(list, { id: 'meal-x', name: 'Stew', items })?._id).toBe('a');
  });

  test('a meal of the same name in other amounts is another meal', () => {
    const list = [favorite('a', { name: 'Stew', items })];
    const larger = [{ food: 'lentils', name: 'Lentils', fdcId: 1, grams: 120 }];

    expect(favoriteOfMeal(list, { id: 'meal-x', name: 'Stew', items: larger })).toBeNull();
  });

  test('without items, the one with its name, lines and calories', () => {
    const list = [favorite('a', { name: 'Stew', calories: 400 })];

    expect(favoriteOfMeal(list, { id: 'meal-x', name: 'Stew', calories: 400 })?._id).toBe('a');
    expect(favoriteOfMeal(list, { id: 'meal-x', name: 'Stew' })).toBeNull();
  });
});
