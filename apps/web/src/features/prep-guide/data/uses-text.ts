import type { PrepIngredient } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { weighedGramsText } from '../../../shared/meal/quantities.ts';
import type { MealName } from './meal-names.ts';

/** How much of an ingredient is for which meal, and how it is cut: '45 g chopped for day 1 lunch, 190 g for day 3 dinner'. */
export function usesText({ uses }: PrepIngredient, names: ReadonlyMap<string, MealName>): string {
  return uses
    .map(({ mealId, grams, cut }) => {
      const meal = names.get(mealId)?.place ?? '';
      const sentence = grams === null ? '' : weighedGramsText(grams);
      return cut === null
        ? words.gramsFor({ grams: sentence, meal }).trim()
        : words.cutFor({ grams: sentence, cut: words.cuts[cut], meal }).trim();
    })
    .join(', ');
}
