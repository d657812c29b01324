import type { Macros, Nutrition } from '@platewise/contract/meal-schema';
import { tenth } from '@platewise/domain/rounding';
import type { FoundFood } from '../diary-day.ts';

export type FoodFigures = { calories: number; macros: Macros; nutrition: Nutrition };

/** What grams of a food hold, rounded as the server rounds it: kcal and mg whole, grams to a tenth. Null is not known. */
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
