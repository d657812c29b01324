import type { Db } from '@platewise/db/database';
import type { OwnFoodRow } from '@platewise/db/tables/diary-tables';

/** All foods of a person's own, by name. */
export function ownFoods(db: Db, userId: string): Promise<OwnFoodRow[]> {
  return foodsOf(db, userId).orderBy('name').orderBy('id').execute();
}

/** One of them. */
export function findOwnFood(db: Db, userId: string, { id }: { id: string }): Promise<OwnFoodRow | undefined> {
  return foodsOf(db, userId).where('id', '=', id).executeTakeFirst();
}

/** Adds a food, or changes the one of that id. */
export async function upsertOwnFood(db: Db, food: OwnFoodRow): Promise<void> {
  const { user_id, id, label, ...fields } = food;
  const values = { ...fields, label: JSON.stringify(label) };
  await db
    .insertInto('own_food')
    .values({ user_id, id, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(values))
    .execute();
}

/** Returns false when the person has no such food. */
export async function deleteOwnFood(db: Db, userId: string, { id }: { id: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('own_food')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function foodsOf(db: Db, userId: string) {
  return db
    .selectFrom('own_food')
    .select(['user_id', 'id', 'name', 'serving_grams', 'stated_per', 'label', 'barcode', 'updated_at'])
    .where('user_id', '=', userId);
}
