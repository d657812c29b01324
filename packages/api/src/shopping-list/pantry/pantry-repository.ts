import type { Db } from '@platewise/db/database';
import type { PantryFoodRow } from '@platewise/db/tables/shopping-list-tables';

/** What a person has at home. */
export function listPantry(db: Db, userId: string): Promise<PantryFoodRow[]> {
  return pantryQuery(db, userId).execute();
}

/** The statement of `listPantry`. */
export function pantryQuery(db: Db, userId: string) {
  return db
    .selectFrom('pantry_food')
    .select(['user_id', 'food', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('food');
}

/** Keeps that a person has a food at home; one that is known already stays since when it was. */
export async function addFood(db: Db, userId: string, { food, at }: { food: string; at: Date }): Promise<void> {
  await db
    .insertInto('pantry_food')
    .values({ user_id: userId, food, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'food']).doNothing())
    .execute();
}

/** Returns false when the person had no such food at home. */
export async function removeFood(db: Db, userId: string, { food }: { food: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('pantry_food')
    .where('user_id', '=', userId)
    .where('food', '=', food)
    .returning('food')
    .executeTakeFirst();
  return row !== undefined;
}
