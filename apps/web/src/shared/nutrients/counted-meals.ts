import type { MealItem } from '@platewise/contract/meals/meal-schema';
import type { MealNutrients } from '@platewise/contract/meals/nutrient-report-schema';

type Counted = { name: string; items: readonly Pick<MealItem, 'food' | 'grams'>[]; servings?: number | null };

/** Meals as their nutrients are asked for: names, foods in raw grams, and how many servings are eaten. */
export function countedMeals(meals: readonly Counted[]): MealNutrients['meals'] {
  return meals.map(({ name, items, servings }) => ({
    name,
    items: items.map(({ food, grams }) => ({ food, grams })),
    servings: servings ?? 1,
  }));
}
