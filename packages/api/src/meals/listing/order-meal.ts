import type { Meal, Nutrition, NutritionRange, Portion } from '@platewise/contract/meals/meal-schema';

/**
 * The meal with its fields in the contract's order, so that the same meal is the same bytes however it was stored (a
 * jsonb column orders keys its own way).
 */
export function orderMeal(meal: Meal): Meal {
  const { protein, fat, carbs } = meal.macros;
  return {
    id: meal.id,
    name: meal.name,
    mealType: meal.mealType,
    calories: meal.calories,
    macros: { protein, fat, carbs },
    ...orderNutrition(meal),
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
    ...(meal.startsAhead && { startsAhead: { hours: meal.startsAhead.hours, what: meal.startsAhead.what } }),
    ...(meal.portions && { portions: meal.portions.map(orderPortion) }),
  };
}

function orderPortion({ profileId, name, grams, calories, macros, nutrition, nutritionRange }: Portion): Portion {
  const { protein, fat, carbs } = macros;
  return {
    profileId,
    name,
    grams,
    calories,
    macros: { protein, fat, carbs },
    ...orderNutrition({ nutrition, nutritionRange }),
  };
}

type Bounded = { nutrition: Nutrition; nutritionRange?: NutritionRange | undefined };

function orderNutrition({ nutrition, nutritionRange: ranges }: Bounded): Pick<Meal, 'nutrition' | 'nutritionRange'> {
  const { fiber, sugar, saturatedFat, sodium } = nutrition;
  const ordered = {
    ...(ranges?.fiber && { fiber: ranges.fiber }),
    ...(ranges?.sugar && { sugar: ranges.sugar }),
    ...(ranges?.saturatedFat && { saturatedFat: ranges.saturatedFat }),
    ...(ranges?.sodium && { sodium: ranges.sodium }),
  };
  return { nutrition: { fiber, sugar, saturatedFat, sodium }, ...(ranges && { nutritionRange: ordered }) };
}
