import type { ClientMeal } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';

/** What a calendar says of a meal: figures of one serving, time, ingredients and steps, as far as they are known. */
export function describeMeal(meal: ClientMeal): string {
  const { calories, macros, prepTime, cookTime, servings = 1, ingredients = [], instructions = [] } = meal;
  const { calendar } = texts.sharing;
  const { protein, fat, carbs } = macros ?? {};
  const figures =
    calories === undefined || protein === undefined || fat === undefined || carbs === undefined
      ? []
      : [calendar.figures({ kcal: Math.round(calories), protein, fat, carbs })];
  const minutes =
    prepTime === undefined || cookTime === undefined ? [] : [calendar.minutes({ prep: prepTime, cook: cookTime })];
  const parts = [
    [...figures, ...minutes],
    [calendar.servings({ count: servings }), ...ingredients.map((ingredient) => `- ${ingredient}`)],
    instructions.map((step, index) => `${index + 1}. ${step}`),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
