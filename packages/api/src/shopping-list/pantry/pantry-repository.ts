import type { Db } from '@platewise/db/database';
import type { PantryFoodRow } from '@platewise/db/tables/shopping-list-tables';
import { type RawBuilder, sql } from 'kysely';

/** Grams by the id of the food; what leaves is below 0. */
export type FoodGrams = ReadonlyMap<string, number>;

/** What of a food the person states; absent fields stay as they are. */
export type StatedFood = { grams?: number | null | undefined; useBy?: string | null | undefined };

/** What a person has at home and had, what is to be used first at the top. */
export function listPantry(db: Db, userId: string): Promise<PantryFoodRow[]> {
  return pantryQuery(db, userId).execute();
}

/** The statement of `listPantry`. */
export function pantryQuery(db: Db, userId: string) {
  return db
    .selectFrom('pantry_food')
    .select(['user_id', 'food', 'grams', 'use_by', 'restock_id', 'restocked_grams', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('use_by', (order) => order.asc().nullsLast())
    .orderBy('food');
}

/**
 * Keeps that a person has a food at home, with what they state of it. One that is known already stays since when it was, with
 * what is not stated; one that was used up is there again, not counted and without a date unless that is stated.
 */
export async function setFood(
  db: Db,
  userId: string,
  { food, grams, useBy, at }: StatedFood & { food: string; at: Date },
): Promise<void> {
  const isUsedUp = sql<boolean>`pantry_food.grams <= 0`;
  await db
    .insertInto('pantry_food')
    .values({ user_id: userId, food, grams: grams ?? null, use_by: useBy ?? null, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'food']).doUpdateSet({
        grams: grams === undefined ? unlessUsedUp(sql.ref('pantry_food.grams')) : grams,
        use_by: useBy === undefined ? unlessUsedUp(sql.ref('pantry_food.use_by')) : useBy,
        created_at: sql`case when ${isUsedUp} then excluded.created_at else pantry_food.created_at end`,
      }),
    )
    .execute();
}

/** Returns false when the person had no such food at home. What was eaten out of the basket is not at home. */
export async function removeFood(db: Db, userId: string, { food }: { food: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('pantry_food')
    .where('user_id', '=', userId)
    .where('food', '=', food)
    .where((eb) => eb.or([eb('grams', 'is', null), eb('grams', '>=', 0)]))
    .returning('food')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds grams to foods, or takes them away where they are below 0. Food that nobody counts stays so. */
export async function addGrams(db: Db, userId: string, { grams, at }: { grams: FoodGrams; at: Date }): Promise<void> {
  if (grams.size === 0) return;
  const rows = [...grams].map(([food, added]) => ({ user_id: userId, food, grams: added, created_at: at }));
  await db
    .insertInto('pantry_food')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'food']).doUpdateSet({ grams: SUM }))
    .execute();
}

/**
 * Adds to foods what a meal had taken from them. Food without a row was used up, or given up with its tick: it stays so. What
 * nothing is eaten of out of the basket any more is not counted any more.
 */
export async function returnGrams(db: Db, userId: string, { grams }: { grams: FoodGrams }): Promise<void> {
  for (const [food, returned] of grams) {
    const sum = sql<number>`round((grams + ${returned}::double precision)::numeric, 2)::double precision`;
    await db
      .updateTable('pantry_food')
      .set({ grams: sql<number | null>`case when grams < 0 then least(0, ${sum}) else ${sum} end` })
      .where('user_id', '=', userId)
      .where('food', '=', food)
      .execute();
  }
  const returned = [...grams].flatMap(([food, amount]) => (amount > 0 ? [food] : []));
  await removeEmpty(db, userId, { foods: returned });
}

/** Forgets foods of which 0 g are left. */
export async function removeEmpty(db: Db, userId: string, { foods }: { foods: readonly string[] }): Promise<void> {
  if (foods.length === 0) return;
  await db
    .deleteFrom('pantry_food')
    .where('user_id', '=', userId)
    .where('food', 'in', foods)
    .where('grams', '=', 0)
    .execute();
}

/** Forgets what was eaten out of the basket beyond what is ticked still: it was given up with its tick. */
export async function forgetEatenOfUnticked(db: Db, userId: string): Promise<void> {
  const eaten = await db
    .selectFrom('pantry_food')
    .leftJoin('shopping_item', (join) =>
      join
        .onRef('shopping_item.user_id', '=', 'pantry_food.user_id')
        .onRef('shopping_item.id', '=', 'pantry_food.food'),
    )
    .select(['food', 'is_ticked', 'ticked_amount'])
    .where('pantry_food.user_id', '=', userId)
    .where('grams', '<', 0)
    .execute();
  for (const { food, is_ticked, ticked_amount } of eaten) {
    const bound = is_ticked ? -(ticked_amount ?? 0) : 0;
    await db
      .updateTable('pantry_food')
      .set({ grams: sql<number>`greatest(grams, ${bound}::double precision)` })
      .where('user_id', '=', userId)
      .where('food', '=', food)
      .execute();
  }
  await removeEmpty(db, userId, { foods: eaten.flatMap(({ food, is_ticked }) => (is_ticked ? [] : [food])) });
}

/** Adds what was bought, and which restock it was. What comes after the last was used up has no date yet. */
export async function restockFoods(
  db: Db,
  userId: string,
  { restockId, grams, at }: { restockId: string; grams: FoodGrams; at: Date },
): Promise<void> {
  const rows = [...grams].map(([food, bought]) => {
    return { user_id: userId, food, grams: bought, restock_id: restockId, restocked_grams: bought, created_at: at };
  });
  await db
    .insertInto('pantry_food')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'food']).doUpdateSet({
        grams: SUM,
        use_by: unlessUsedUp(sql.ref('pantry_food.use_by')),
        restock_id: restockId,
        restocked_grams: sql`excluded.restocked_grams`,
        created_at: sql`case when pantry_food.grams <= 0 then excluded.created_at else pantry_food.created_at end`,
      }),
    )
    .execute();
}

/** Forgets which restock brought foods. */
export async function forgetRestock(db: Db, userId: string, { restockId }: { restockId: string }): Promise<void> {
  await db
    .updateTable('pantry_food')
    .set({ restock_id: null, restocked_grams: null })
    .where('user_id', '=', userId)
    .where('restock_id', '=', restockId)
    .execute();
}

/** Null, for food that nobody counts, stays null; two decimals stay two decimals. */
const SUM = sql<number | null>`round((pantry_food.grams + excluded.grams)::numeric, 2)::double precision`;

/** A column of a food that is at home; null for one that was used up. */
function unlessUsedUp<Value>(column: RawBuilder<Value>): RawBuilder<Value | null> {
  return sql`case when pantry_food.grams <= 0 then null else ${column} end`;
}
