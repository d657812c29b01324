import type { ShownMeal } from './shown-meal.ts';

/**
 * A meal for so many servings: its figures and amounts are those of one serving, multiplied and not rounded, so that what
 * a person multiplies agrees. What is not known stays so.
 */
export function scaledMeal(meal: ShownMeal, servings: number): ShownMeal {
  const times = (value: number) => value * servings;
  const timesKnown = (value: number | null) => (value === null ? null : value * servings);
  const { calories, macros, nutrition, items } = meal;
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
    items: items.map((item) => ({ ...item, grams: times(item.grams) })),
  };
}
