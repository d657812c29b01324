import type { PantryFood } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import type { PantryFoodRow } from '@platewise/db/tables/shopping-list-tables';
import { aisleOf } from '@platewise/nutrition/foods/aisles';
import { findFood } from '@platewise/nutrition/foods/foods';
import { useUpWish } from './use-up-wish.ts';

/** A food at home as it travels; none where it was used up, or where the food table has lost it. */
export function toPantryFood({ food: id, grams, use_by, created_at }: PantryFoodRow): PantryFood[] {
  const food = findFood(id);
  if (!food || (grams !== null && grams <= 0)) return [];
  const aisle = aisleOf(food);
  const category = texts.aisles[aisle];
  const { name } = food;
  const since = created_at.toISOString();
  return [{ food: id, name, category, aisle, since, grams, useBy: use_by, wish: useUpWish(food) }];
}
