import type { NutritionRange } from '@platewise/contract/meals/meal-schema';
import type { ShownMeal } from './shown-meal.ts';

/**
 * A meal for so many servings: its figures and amounts are those of one serving, multiplied and not rounded, so that what
 * a person multiplies agrees. What is not known stays so.
 */
export function scaledMeal(meal: ShownMeal, servings: number): ShownMeal {
  const times = (value: number) => value * servings;
  const timesKnown = (value: number | null) => (value === null ? null : value * servings);
  const { calories, macros, nutrition, nutritionRange, items } = meal;
  return {
    ...meal,
    calories: times(calories),
    macros: { protein: times(macros.protein), fat: times(macros.fat), carbs: times(macros.carbs) },
    nutrition: {
      fiber: timesKnown(nutrition.fiber),
      sugar: timesKnown(nutrition.sugar),
      saturatedFat: timesKnown(nutrition.saturatedFat),
      sodium: timesKnown(nutrition.sodium),
    },
    ...(nutritionRange && { nutritionRange: scaledRange(nutritionRange, servings) }),
    items: items.map((item) => ({ ...item, grams: times(item.grams) })),
  };
}

function scaledRange({ fiber, sugar, saturatedFat, sodium }: NutritionRange, servings: number): NutritionRange {
  const times = ([low, high]: [number, number]): [number, number] => [low * servings, high * servings];
  return {
    ...(fiber && { fiber: times(fiber) }),
    ...(sugar && { sugar: times(sugar) }),
    ...(saturatedFat && { saturatedFat: times(saturatedFat) }),
    ...(sodium && { sodium: times(sodium) }),
  };
}
