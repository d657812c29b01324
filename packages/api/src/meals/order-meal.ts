import type { Meal, Portion } from '@platewise/contract/meal-schema';

/**
 * The meal with its fields in the contract's order, so that the same meal is the same bytes however it was stored (a
 * jsonb column orders keys its own way).
 */
export function orderMeal(meal: Meal): Meal {
  const { protein, fat, carbs } = meal.macros;
  const { fiber, sugar, saturatedFat, sodium } = meal.nutrition;
  return {
    id: meal.id,
    name: meal.name,
    mealType: meal.mealType,
    calories: meal.calories,
    macros: { protein, fat, carbs },
    nutrition: { fiber, sugar, saturatedFat, sodium },
    ingredients: meal.ingredients,
    items: meal.items.map(({ food, name, fdcId, grams, source }) => ({
      food,
      name,
      fdcId,
      grams,
      ...(source === undefined ? {} : { source }),
    })),
    instructions: meal.instructions,
    prepTime: meal.prepTime,
    cookTime: meal.cookTime,
    servings: meal.servings,
    difficulty: meal.difficulty,
    tags: meal.tags,
    isFavorite: meal.isFavorite,
    source: meal.source,
    ...(meal.portions && { portions: meal.portions.map(orderPortion) }),
  };
}

function orderPortion({ profileId, name, grams, calories, macros, nutrition }: Portion): Portion {
  const { protein, fat, carbs } = macros;
  const { fiber, sugar, saturatedFat, sodium } = nutrition;
  return {
    profileId,
    name,
    grams,
    calories,
    macros: { protein, fat, carbs },
    nutrition: { fiber, sugar, saturatedFat, sodium },
  };
}
