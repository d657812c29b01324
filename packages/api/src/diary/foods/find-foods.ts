import type { FoundFood } from '@platewise/contract/diary/diary-food-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { Food } from '@platewise/nutrition/foods/food';
import { searchFoods } from '@platewise/nutrition/foods/search-foods';
import { sourceText } from '@platewise/nutrition/foods/source-text';
import { mealFigures, roundFigures } from '@platewise/nutrition/recipes/meal-nutrition';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';

/**
 * Foods of the table that the caller may mean, best first.
 * @throws AppError PRO_ONLY
 */
export async function findFoods(
  context: Pick<UserContext, 'db' | 'identity'>,
  { search }: { search: string },
): Promise<FoundFood[]> {
  await requireEntitlement(context, 'calorieTracker');
  return searchFoods(search, { limit: LIMITS.foodsFoundMax }).map(toFoundFood);
}

function toFoundFood(food: Food): FoundFood {
  const { kcal, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = food.per100g;
  const source = sourceText(food);
  const { nutritionRange } = roundFigures(mealFigures([{ food, grams: 100 }]));
  return {
    id: food.id,
    name: food.name,
    fdcId: food.fdcId,
    ...(source && { source }),
    weighed: texts.calorieTracker.weighedAsBought,
    measures: food.measures.map(([name, grams]) => ({ name, grams })),
    per100g: { calories: kcal, protein, carbs, fat, fiber, sugar, saturatedFat, sodium },
    ...(nutritionRange && { range: nutritionRange }),
  };
}
