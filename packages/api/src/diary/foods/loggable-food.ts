import type { FoundFood } from '@platewise/contract/diary/diary-food-schema';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import type { Food } from '@platewise/nutrition/foods/food';
import { findFood } from '@platewise/nutrition/foods/foods';
import { sourceText } from '@platewise/nutrition/foods/source-text';
import { type MealFigures, mealFigures, roundFigures } from '@platewise/nutrition/recipes/meal-nutrition';
import type { UsdaFood } from '@platewise/nutrition/usda/usda-food';
import { findLabel } from '../barcodes/labels-repository.ts';
import { labelOfId, loggableLabel } from '../barcodes/loggable-label.ts';
import { findOwnFood } from '../own-foods/own-foods-repository.ts';
import { loggableOwnFood, ownFoodId } from '../own-foods/to-own-food.ts';

/** A food that can be logged, of the person's own, a label, our table or FoodData Central, and what grams of it hold. */
export type LoggableFood = { food: FoundFood; figuresOf: (grams: number) => MealFigures };

/** The figures of rows of FoodData Central; their table is loaded when somebody looks for a food first. */
export type UsdaFigures = (row: UsdaFood, grams: number) => MealFigures;

const USDA_ID = /^usda-(\d{6})$/;

/** The food with that id, of the tables, of labels or of the person's own; null for one that there is not. */
export async function findLoggable(db: Db, userId: string, id: string): Promise<LoggableFood | null> {
  const own = ownFoodId(id);
  if (own !== null) {
    const row = await findOwnFood(db, userId, { id: own });
    return row ? loggableOwnFood(row) : null;
  }
  const label = labelOfId(id);
  if (label) {
    const row = await findLabel(db, label);
    return row ? loggableLabel(row) : null;
  }
  const [, fdcId] = USDA_ID.exec(id) ?? [];
  if (fdcId === undefined) {
    const food = findFood(id);
    return food ? loggableFood(food) : null;
  }
  const { findUsdaFood } = await import('@platewise/nutrition/usda/usda-foods');
  const { usdaFigures } = await import('@platewise/nutrition/usda/usda-figures');
  const row = findUsdaFood(Number(fdcId));
  return row ? loggableRow(row, usdaFigures) : null;
}

/** A food of our table. */
export function loggableFood(food: Food): LoggableFood {
  const source = sourceText(food);
  const named = {
    id: food.id,
    name: food.name,
    weighed: texts.calorieTracker.weighedAsBought,
    ...(source && { source }),
  };
  const figuresOf = (grams: number) => roundFigures(mealFigures([{ food, grams }]));
  return { food: foundFood(food, named, figuresOf(100)), figuresOf };
}

/** A row of FoodData Central. */
export function loggableRow(row: UsdaFood, figures: UsdaFigures): LoggableFood {
  const named = { id: `usda-${row.fdcId}`, name: row.name, weighed: texts.calorieTracker.weighedAsNamed };
  const figuresOf = (grams: number) => figures(row, grams);
  return { food: foundFood(row, named, figuresOf(100)), figuresOf };
}

function foundFood(
  { fdcId, per100g, measures }: Pick<Food, 'fdcId' | 'per100g' | 'measures'>,
  named: Pick<FoundFood, 'id' | 'name' | 'source' | 'weighed'>,
  { nutritionRange }: MealFigures,
): FoundFood {
  const { kcal, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = per100g;
  return {
    ...named,
    fdcId,
    measures: measures.map(([name, grams]) => ({ name, grams })),
    per100g: { calories: kcal, protein, carbs, fat, fiber, sugar, saturatedFat, sodium },
    ...(nutritionRange && { range: nutritionRange }),
  };
}
