import type { MealItem } from '@platewise/contract/meals/meal-schema';
import { sourceText } from '@platewise/nutrition/foods/source-text';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';

/** An ingredient as people see it: it cites the row of its food, or says where else its figures come from. */
export function mealItem({ food, grams }: Portion): MealItem {
  const source = sourceText(food);
  return { food: food.id, name: food.name, fdcId: food.fdcId, ...(source && { source }), grams };
}
