import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { describe, expect, test } from 'vitest';
import { eatenServings, shownMeal } from './shown-meal.ts';

const bare: ClientMeal = { id: 'meal-1', name: 'Soup', calories: 400, macros: { protein: 20, carbs: 40, fat: 10 } };
const manyBareMeals = Array.from({ length: 500 }, (_, index) => shownMeal({ id: `meal-${index}`, name: 'Soup' }));

describe('a meal without ingredients in grams', () => {
  test('its estimates are the same each time it is shown', () => {
    expect(shownMeal(bare)).toEqual(shownMeal({ ...bare }));
  });

  test('its estimates differ from those of another meal', () => {
    const drawn = new Set(
      manyBareMeals.map(({ prepTime, cookTime, servings }) => `${prepTime} ${cookTime} ${servings}`),
    );

    expect(drawn.size).toBeGreaterThan(50);
  });

  test('every part that is an estimate is marked as one', () => {
    expect(shownMeal(bare).estimated).toEqual(['nutrition', 'times', 'servings', 'difficulty', 'tags', 'instructions']);
  });

  test('what it does say is kept and not marked', () => {
    const shown = shownMeal({ ...bare, prepTime: 7, cookTime: 9, servings: 1, tags: ['Soup'], difficulty: 'Hard' });

    expect(shown).toMatchObject({ prepTime: 7, cookTime: 9, servings: 1, tags: ['Soup'], difficulty: 'Hard' });
    expect(shown.estimated).toEqual(['nutrition', 'instructions']);
  });

  test('nutrition follows the documented rules of thumb', () => {
    expect(shownMeal(bare).nutrition).toEqual({ fiber: 6, sugar: 10, saturatedFat: 3, sodium: 200 });
  });

  test('no diet and no allergen is ever among the tags', () => {
    const tags = new Set(manyBareMeals.flatMap((meal) => meal.tags));

    expect([...tags].toSorted()).toEqual(['Healthy', 'Quick']);
  });

  test('a meal that takes long is not called quick', () => {
    const quick = manyBareMeals.filter(({ tags }) => tags.includes('Quick'));

    expect(quick.length).toBeGreaterThan(0);
    expect(quick.every(({ prepTime, cookTime }) => (prepTime ?? 0) + (cookTime ?? 0) <= 30)).toBe(true);
  });

  test('times, servings and difficulty are drawn from the documented values', () => {
    for (const { prepTime, cookTime, servings, difficulty } of manyBareMeals) {
      expect([15, 20, 25, 30, 35, 40]).toContain(prepTime);
      expect([15, 20, 25, 30, 35, 40]).toContain(cookTime);
      expect([2, 3, 4, 5]).toContain(servings);
      expect(['Easy', 'Medium', 'Hard']).toContain(difficulty);
    }
  });

  test('servings that were drawn multiply nothing that the meal says', () => {
    expect(new Set(manyBareMeals.map(eatenServings))).toEqual(new Set([1]));
    expect(eatenServings(shownMeal({ ...bare, servings: 2 }))).toBe(2);
  });

  test('missing calories and macros are shown as 0', () => {
    expect(shownMeal({ name: 'Soup' })).toMatchObject({ calories: 0, macros: { protein: 0, carbs: 0, fat: 0 } });
  });
});

describe('a meal with ingredients in grams', () => {
  const planned: ClientMeal = { ...bare, items: [{ food: 'lentils', name: 'Lentils', fdcId: 1, grams: 80 }] };

  test('nothing is estimated: what it does not say is not known', () => {
    expect(shownMeal(planned)).toMatchObject({
      nutrition: { fiber: null, sugar: null, saturatedFat: null, sodium: null },
      prepTime: null,
      cookTime: null,
      servings: null,
      difficulty: null,
      tags: [],
      instructions: [],
      estimated: [],
    });
  });

  test('a figure that the table lacks stays not known', () => {
    const nutrition = { fiber: 8, sugar: null, saturatedFat: 1, sodium: 4 };

    expect(shownMeal({ ...planned, nutrition }).nutrition).toEqual(nutrition);
  });
});
