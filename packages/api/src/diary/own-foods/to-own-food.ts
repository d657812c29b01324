import type { OwnFood } from '@platewise/contract/diary/own-food-schema';
import { texts } from '@platewise/contract/texts';
import type { OwnFoodRow } from '@platewise/db/tables/diary-tables';
import { thousandth } from '@platewise/domain/rounding';
import type { FoodFigures } from '@platewise/nutrition/foods/food';
import { usdaFigures } from '@platewise/nutrition/usda/usda-figures';
import type { LoggableFood } from '../foods/loggable-food.ts';

const OWN = 'own-';

/** The id of the caller's own food that the diary logs by an id; null where it is another food. */
export function ownFoodId(food: string): string | null {
  return food.startsWith(OWN) ? food.slice(OWN.length) : null;
}

/** A food of a person's own as it travels. */
export function toOwnFood({ id, name, stated_per, serving_grams, label, barcode }: OwnFoodRow): OwnFood {
  return {
    foodId: id,
    food: `${OWN}${id}`,
    name,
    statedPer: stated_per,
    servingGrams: serving_grams,
    ...label,
    barcode,
  };
}

/** The same as a food that can be logged; what its label does not state lies within bounds, as for rows of the table. */
export function loggableOwnFood(row: OwnFoodRow): LoggableFood {
  const per100g = figuresPer100g(row);
  const { kcal, ...figures } = per100g;
  const { nutritionRange } = usdaFigures({ per100g }, 100);
  return {
    food: {
      id: `${OWN}${row.id}`,
      name: row.name,
      fdcId: null,
      source: texts.ownFoods.source,
      weighed: texts.ownFoods.weighed,
      measures: row.serving_grams === null ? [] : [{ name: texts.ownFoods.serving, grams: row.serving_grams }],
      per100g: { calories: kcal, ...figures },
      ...(nutritionRange && { range: nutritionRange }),
    },
    figuresOf: (grams) => usdaFigures({ per100g }, grams),
  };
}

function figuresPer100g({ label, stated_per, serving_grams }: OwnFoodRow): FoodFigures {
  const part = 100 / (stated_per === '100g' ? 100 : (serving_grams ?? 100));
  const known = (figure: number | null) => (figure === null ? null : thousandth(figure * part));
  const { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = label;
  return {
    kcal: thousandth(calories * part),
    protein: thousandth(protein * part),
    fat: thousandth(fat * part),
    carbs: thousandth(carbs * part),
    fiber: known(fiber),
    sugar: known(sugar),
    saturatedFat: known(saturatedFat),
    sodium: known(sodium),
  };
}
