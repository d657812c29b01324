import type { FoundFood } from '@platewise/contract/diary/diary-food-schema';
import type { Macros, Nutrition } from '@platewise/contract/meals/meal-schema';
import { tenth } from './rounding.ts';

export type FoodFigures = { calories: number; macros: Macros; nutrition: Nutrition };

/**
 * What grams of one food hold, as people see it: kcal and mg whole, grams to a tenth. Null is not known; the server, which has
 * the food table, may know a range of it.
 */
export function foodFigures({ per100g }: Pick<FoundFood, 'per100g'>, grams: number): FoodFigures {
  const { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = per100g;
  const part = (figure: number) => (figure * grams) / 100;
  const known = (figure: number | null) => (figure === null ? null : tenth(part(figure)));
  return {
    calories: Math.round(part(calories)),
    macros: { protein: tenth(part(protein)), carbs: tenth(part(carbs)), fat: tenth(part(fat)) },
    nutrition: {
      fiber: known(fiber),
      sugar: known(sugar),
      saturatedFat: known(saturatedFat),
      sodium: sodium === null ? null : Math.round(part(sodium)),
    },
  };
}
