import { expect, test } from 'vitest';
import { memoryStorage } from '../../planner/testing/memory-storage.ts';
import { cookingPlace, forgetCookingPlace, saveCookingPlace } from './cooking-place.ts';

test('a meal goes on where it was, until cooking mode is left', () => {
  const storage = memoryStorage();
  saveCookingPlace('meal-1', 3, storage);

  expect(cookingPlace('meal-1', storage)).toBe(3);
  expect(cookingPlace('meal-2', storage)).toBe(0);

  forgetCookingPlace(storage);
  expect(cookingPlace('meal-1', storage)).toBe(0);
});

test.each(['', 'meal-1', 'meal-1\n', 'meal-1\n-2', 'meal-1\nNaN', 'meal-1\n99999'])(
  'kept words like %j are no place',
  (stored) => {
    expect(cookingPlace('meal-1', memoryStorage({ cookingPlace: stored }))).toBe(0);
  },
);
