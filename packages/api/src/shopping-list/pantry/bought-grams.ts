import type { Db } from '@platewise/db/database';
import { hundredth } from '@platewise/domain/rounding';
import { findFood } from '@platewise/nutrition/foods/foods';
import { listItems } from '../shopping-items-repository.ts';
import type { FoodGrams } from './pantry-repository.ts';

/** Grams of the foods that a person has ticked and that are still in the basket. */
export async function boughtGrams(db: Db, userId: string): Promise<FoodGrams> {
  const items = await listItems(db, userId);
  return new Map(
    items.flatMap(({ id, kind, is_ticked, ticked_amount }) => {
      const grams = hundredth(ticked_amount ?? 0);
      const isBought = is_ticked && kind === 'food' && grams > 0 && findFood(id) !== undefined;
      return isBought ? [[id, grams] as const] : [];
    }),
  );
}
