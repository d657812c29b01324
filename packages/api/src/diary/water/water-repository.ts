import type { Db } from '@platewise/db/database';
import type { WaterDrinkRow } from '@platewise/db/tables/diary-tables';

/** The statement for the water of a day, in the order in which it was logged. */
export function drinksQuery(db: Db, { userId, date }: { userId: string; date: string }) {
  return drinksOf(db, userId).where('date', '=', date).orderBy('created_at').orderBy('id');
}

/** Glasses that are looked back for the sizes that somebody uses. */
const RECENT_DRINKS = 30;

/** The statement for the newest glasses of a person's. */
export function recentDrinksQuery(db: Db, { userId }: { userId: string }) {
  return drinksOf(db, userId)
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_DRINKS);
}

/** Adds a glass, or gives the one of that id another size. */
export async function upsertDrink(db: Db, drink: WaterDrinkRow): Promise<void> {
  await db
    .insertInto('water_drink')
    .values(drink)
    .onConflict((conflict) => conflict.columns(['user_id', 'date', 'id']).doUpdateSet({ ml: drink.ml }))
    .execute();
}

/** A day's glasses, in the order in which they were logged. */
export function listDrinks(
  db: Db,
  userId: string,
  { date }: { date: string },
): Promise<Pick<WaterDrinkRow, 'id' | 'created_at'>[]> {
  return drinksQuery(db, { userId, date }).select('created_at').execute();
}

/** Returns false when the person has no such glass. */
export async function deleteDrink(
  db: Db,
  userId: string,
  { date, id }: { date: string; id: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('water_drink')
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function drinksOf(db: Db, userId: string) {
  return db.selectFrom('water_drink').select(['id', 'ml']).where('user_id', '=', userId);
}
