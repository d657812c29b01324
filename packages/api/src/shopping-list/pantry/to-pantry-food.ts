import type { PantryFood } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import type { PantryFoodRow } from '@platewise/db/tables/shopping-list-tables';
import { aisleOf } from '@platewise/nutrition/foods/aisles';
import { findFood } from '@platewise/nutrition/foods/foods';

/** A food at home as it travels; none where the food table has lost it. */
export function toPantryFood({ food: id, created_at }: Omit<PantryFoodRow, 'user_id'>): PantryFood[] {
  const food = findFood(id);
  if (!food) return [];
  const aisle = aisleOf(food);
  return [{ food: id, name: food.name, category: texts.aisles[aisle], aisle, since: created_at.toISOString() }];
}
