import { mealItemSchema } from '@platewise/contract/meals/meal-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { Recipe } from '@platewise/nutrition/recipes/recipe';
import { describe, expect, it } from 'vitest';
import { makeMeal } from './make-meal.ts';

const recipe: Recipe = {
  id: 'poha-with-milk',
  name: 'Poha with milk',
  kind: 'breakfast',
  cuisine: 'Indian',
  prepMinutes: 5,
  cookMinutes: 0,
  difficulty: 'Easy',
  items: [],
  steps: ['Pour the milk over the poha.'],
};

const portion = (id: string, grams: number) => {
  const food = findFood(id);
  if (!food) throw new Error(id);
  return { food, grams };
};

describe('a meal', () => {
  it('cites the row of each ingredient, or says where else its figures come from', () => {
    const { items } = makeMeal(recipe, 'breakfast', [portion('poha', 60), portion('whole-milk', 200)]);

    expect(items).toEqual([
      {
        food: 'poha',
        name: 'flattened rice (poha)',
        fdcId: null,
        source: 'Computed from USDA row 169758: flattened parboiled rice; only the shape changes.',
        grams: 60,
      },
      { food: 'whole-milk', name: 'whole milk', fdcId: 172217, grams: 200 },
    ]);
    expect(items.map((item) => mealItemSchema.parse(item))).toEqual(items);
  });

  it.each([
    ['poha', ['Vegan']],
    ['honey', ['Vegetarian']],
    ['whole-milk', ['Vegetarian']],
    ['egg', ['Vegetarian']],
    ['chicken-breast', []],
  ])('with %s has of the tags for diets %j', (food, expected) => {
    const { tags } = makeMeal(recipe, 'breakfast', [portion('poha', 60), portion(food, 20)]);

    expect(tags.filter((tag) => tag.startsWith('Veg'))).toEqual(expected);
  });
});
