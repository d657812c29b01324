import type { Db, FavoriteRow } from '@platewise/db/database';
import { prepare } from '@platewise/db/prepared';

/** Newest first. */
export function listForUser(db: Db, userId: string, { limit }: { limit: number }): Promise<FavoriteRow[]> {
  return newestFavorites(db, { userId, limit });
}

const newestFavorites = prepare((db, { userId, limit }: { userId: string; limit: number }) =>
  db
    .selectFrom('favorite')
    .select(['user_id', 'id', 'meal_id', 'fingerprint', 'meal', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);

/** The ids and fingerprints of the meals alone. */
export function listMarks(db: Db, userId: string): Promise<MarkRow[]> {
  return marksQuery(db, userId).execute();
}

export type MarkRow = Pick<FavoriteRow, 'meal_id' | 'fingerprint'>;

/** The statement of `listMarks`, to be read together with what is marked. */
export function marksQuery(db: Db, userId: string) {
  return db.selectFrom('favorite').select(['meal_id', 'fingerprint']).where('user_id', '=', userId);
}

/** The favorite with this meal, by its id or by its fingerprint. */
export function findSame(
  db: Db,
  userId: string,
  { mealId, fingerprint }: { mealId: string; fingerprint: string },
): Promise<FavoriteRow | undefined> {
  return db
    .selectFrom('favorite')
    .selectAll()
    .where('user_id', '=', userId)
    .where((row) => row.or([row('meal_id', '=', mealId), row('fingerprint', '=', fingerprint)]))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** One favorite of the person. */
export function findById(
  db: Db,
  userId: string,
  { favoriteId }: { favoriteId: string },
): Promise<FavoriteRow | undefined> {
  return db
    .selectFrom('favorite')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', favoriteId)
    .executeTakeFirst();
}

/** Those of a person's favorites that are still there. */
export function findByIds(
  db: Db,
  userId: string,
  { favoriteIds }: { favoriteIds: readonly string[] },
): Promise<FavoriteRow[]> {
  if (favoriteIds.length === 0) return Promise.resolve([]);
  return db.selectFrom('favorite').selectAll().where('user_id', '=', userId).where('id', 'in', favoriteIds).execute();
}

/** How many favorites a person has. */
export async function countForUser(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a favorite; its meal and fingerprint are new to the person. */
export async function insert(db: Db, favorite: FavoriteRow): Promise<void> {
  await db
    .insertInto('favorite')
    .values({ ...favorite, meal: JSON.stringify(favorite.meal) })
    .execute();
}

/** Returns false when the person has no such favorite. */
export async function deleteFavorite(db: Db, userId: string, { favoriteId }: { favoriteId: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('favorite')
    .where('user_id', '=', userId)
    .where('id', '=', favoriteId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
