import type { Meal } from '@platewise/contract/meals/meal-schema';
import { findFood } from '../foods/foods.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** A recipe as the meal of a plan, its amounts as written. */
export function recipeMeal(recipe: Recipe, { id, servings = 1 }: { id: string; servings?: number }): Meal {
  const items = recipe.items.map(([food, grams]) => ({
    food,
    name: findFood(food)?.name ?? food,
    fdcId: findFood(food)?.fdcId ?? null,
    grams,
  }));
  return {
    id,
    name: recipe.name,
    mealType: recipe.kind === 'main' ? 'dinner' : recipe.kind,
    calories: 500,
    macros: { protein: 20, fat: 20, carbs: 50 },
    nutrition: { fiber: null, sugar: null, saturatedFat: null, sodium: null },
    ingredients: items.map(({ name, grams }) => `${grams} g ${name}`),
    items,
    instructions: [...recipe.steps],
    prepTime: recipe.prepMinutes,
    cookTime: recipe.cookMinutes,
    servings,
    difficulty: recipe.difficulty,
    tags: [],
    isFavorite: false,
    source: 'planner',
  };
}
