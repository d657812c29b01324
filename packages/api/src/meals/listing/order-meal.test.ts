import { type Meal, mealSchema } from '@platewise/contract/meals/meal-schema';
import { expect, test } from 'vitest';
import { orderMeal } from './order-meal.ts';

const MEAL: Meal = {
  id: 'meal_1',
  name: 'White beans with sage',
  mealType: 'dinner',
  calories: 480,
  macros: { protein: 24, fat: 12, carbs: 62 },
  nutrition: { fiber: 18, sugar: null, saturatedFat: 2, sodium: 300 },
  nutritionRange: { sugar: [2, 6] },
  ingredients: ['110 g white beans'],
  items: [{ food: 'white-beans', name: 'white beans', fdcId: 175202, grams: 110, source: 'FDC' }],
  instructions: ['Cook the beans.'],
  prepTime: 15,
  cookTime: 60,
  servings: 1,
  difficulty: 'Easy',
  tags: ['Vegan'],
  isFavorite: false,
  source: 'planner',
  startsAhead: { hours: 10, what: 'Soak the white beans.' },
  portions: [
    {
      profileId: 'p1',
      name: 'Asha',
      grams: 400,
      calories: 480,
      macros: { protein: 24, fat: 12, carbs: 62 },
      nutrition: { fiber: 18, sugar: null, saturatedFat: 2, sodium: 300 },
    },
  ],
};

test('a meal loses none of the fields that the contract knows', () => {
  expect(Object.keys(MEAL).toSorted()).toEqual(Object.keys(mealSchema.shape).toSorted());

  expect(orderMeal(MEAL)).toEqual(MEAL);
});
