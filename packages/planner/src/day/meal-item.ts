import type { MealItem } from '@platewise/contract/meals/meal-schema';
import type { Portion } from '@platewise/nutrition/meal-nutrition';
import { sourceText } from '@platewise/nutrition/source-text';

/** An ingredient as people see it: it cites the row of its food, or says where else its figures come from. */
export function mealItem({ food, grams }: Portion): MealItem {
  const source = sourceText(food);
  return { food: food.id, name: food.name, fdcId: food.fdcId, ...(source && { source }), grams };
}
