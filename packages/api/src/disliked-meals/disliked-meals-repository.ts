import type { Db, DislikedMealRow } from '@platewise/db/database';
import { sql } from 'kysely';

/** Newest first. */
export function listForUser(db: Db, userId: string): Promise<DislikedMealRow[]> {
  return db
    .selectFrom('disliked_meal')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The names of the meals that a person does not want again. */
export async function dislikedNames(db: Db, userId: string): Promise<string[]> {
  return (await listForUser(db, userId)).map(({ name }) => name);
}

/** The entry of that name, letter case aside; undefined when there is none. */
export function findByName(db: Db, userId: string, { name }: { name: string }): Promise<DislikedMealRow | undefined> {
  return db
    .selectFrom('disliked_meal')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
}

/** How many meals a person does not want again. */
export async function countForUser(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('disliked_meal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a meal by its name. */
export async function insert(db: Db, userId: string, meal: Omit<DislikedMealRow, 'user_id'>): Promise<void> {
  await db
    .insertInto('disliked_meal')
    .values({ ...meal, user_id: userId })
    .execute();
}

/** Returns false when the person has no such entry. */
export async function deleteById(db: Db, userId: string, { id }: { id: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('disliked_meal')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
