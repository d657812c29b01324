import { texts } from '@platewise/contract/texts';
import type { FoodFigures } from '@platewise/domain/food-figures';
import { kcalText, milligramsText, nutrientGramsText } from '../../../../shared/meal/quantities.ts';

/** Every figure that is known of something eaten, by its name, and which are not. */
export function figureRows({ calories, macros, nutrition }: FoodFigures): [name: string, figure: string][] {
  return [
    [texts.meal.calories, kcalText(calories)],
    [texts.meal.protein, nutrientGramsText(macros.protein)],
    [texts.meal.carbs, nutrientGramsText(macros.carbs)],
    [texts.meal.fat, nutrientGramsText(macros.fat)],
    [texts.meal.fiber, nutrientGramsText(nutrition.fiber)],
    [texts.meal.sugar, nutrientGramsText(nutrition.sugar)],
    [texts.meal.saturatedFat, nutrientGramsText(nutrition.saturatedFat)],
    [texts.meal.sodium, milligramsText(nutrition.sodium)],
  ];
}
