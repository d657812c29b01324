import type { MealOrigin } from '@platewise/contract/diary/diary-schema';
import { capitalised } from '@platewise/domain/capitalised';
import type { Food } from '@platewise/nutrition/foods/food';
import { findFood } from '@platewise/nutrition/foods/foods';
import { sourceText } from '@platewise/nutrition/foods/source-text';
import { mealFigures, roundFigures } from '@platewise/nutrition/recipes/meal-nutrition';
import type { DiaryMealFields } from '../diary-repository.ts';

type Counted = { name: string; count: number };

/** Grams of a food of the table as a meal of the diary, its figures computed; null for an id that the table does not have. */
export function loggedFood(
  foodId: string,
  { grams, measure }: { grams: number; measure?: Counted | undefined },
): Omit<DiaryMealFields, 'time'> | null {
  const food = findFood(foodId);
  if (!food) return null;
  const { calories, macros, nutrition } = roundFigures(mealFigures([{ food, grams }]));
  return {
    name: capitalised(food.name),
    calories,
    ...macros,
    nutrition,
    origin: originOf(food, grams, measure),
    is_edited: false,
    slot: null,
    taken_grams: null,
  };
}

function originOf(food: Food, grams: number, measure: Counted | undefined): MealOrigin {
  const source = sourceText(food);
  return {
    kind: 'food',
    food: food.id,
    fdcId: food.fdcId,
    ...(source && { source }),
    grams,
    ...(measure && { measure }),
  };
}
