import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { expect, it } from 'vitest';
import { planMeals } from '../day/plan-meals.ts';
import { figuresOfMeal } from './rest-of-day.ts';

it('net carbs count no fiber that may not be there', () => {
  const outcome = planMeals(generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none' }), {
    seed: 1,
    avoid: [],
  });
  const meal = outcome.ok ? outcome.meals[0] : undefined;
  if (!meal) throw new Error('no plan');
  const stated = {
    ...meal,
    id: 'meal-1',
    isFavorite: false,
    items: [],
    macros: { ...meal.macros, carbs: 40 },
    nutrition: { ...meal.nutrition, fiber: 8 },
    servings: 1,
  };

  expect(figuresOfMeal(stated).netCarbs).toBe(32);
  expect(figuresOfMeal({ ...stated, nutritionRange: { fiber: [7.6, 8.4] } }).netCarbs).toBeCloseTo(32.4, 6);
  expect(
    figuresOfMeal({ ...stated, nutrition: { ...stated.nutrition, fiber: null }, nutritionRange: { fiber: [3, 9] } })
      .netCarbs,
  ).toBe(37);
});
