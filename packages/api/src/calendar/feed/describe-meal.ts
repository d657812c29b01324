import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { figuresOfEntry } from '@platewise/domain/calendar/calendar-sums';

/**
 * What a calendar says of a meal, as far as it is known: what all its servings bring, the time, the ingredients of one
 * serving, and the steps.
 */
export function describeMeal(meal: ClientMeal): string {
  const { prepTime, cookTime, servings = 1, ingredients = [], instructions = [], startsAhead } = meal;
  const { calendar } = texts.sharing;
  const eaten = figuresOfEntry({ kind: 'meal', meal, servings, kcal: null }, 'stated');
  const figures = eaten?.macros ? [calendar.figures({ kcal: eaten.calories, ...eaten.macros })] : [];
  const minutes =
    prepTime === undefined || cookTime === undefined ? [] : [calendar.minutes({ prep: prepTime, cook: cookTime })];
  const parts = [
    [...figures, ...minutes, ...(startsAhead ? [texts.meal.startsAhead(startsAhead)] : [])],
    [
      (servings === 1 ? calendar.servings : calendar.ofOne)({ count: servings }),
      ...ingredients.map((ingredient) => `- ${ingredient}`),
    ],
    instructions.map((step, index) => `${index + 1}. ${step}`),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
