import type { Db, MealPlanRow } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';

/** Takes a plan out of the person's plans; false when they have no such plan. */
export async function markDeleted(
  db: Db,
  userId: string,
  { planId, at }: { planId: string; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('meal_plan')
    .set({ deleted_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', planId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A plan that the person deleted after `since`; undefined when there is none. */
export function findDeleted(
  db: Db,
  userId: string,
  { planId, since }: { planId: string; since: Date },
): Promise<MealPlanRow | undefined> {
  return db
    .selectFrom('meal_plan')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', planId)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
}

/** Puts a deleted plan back among the person's plans. */
export async function unmarkDeleted(db: Db, userId: string, { planId }: { planId: string }): Promise<void> {
  await db
    .updateTable('meal_plan')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', planId)
    .execute();
}

/** Removes for good all but the newest `keep` plans that the person deleted. */
export async function pruneDeleted(db: Db, userId: string, { keep }: { keep: number }): Promise<void> {
  await db
    .deleteFrom('meal_plan')
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('meal_plan')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .offset(keep),
    )
    .execute();
}

/** Removes for good whatever anybody deleted before that moment. */
export async function removeDeletedBefore(db: Db, { before }: { before: Date }): Promise<void> {
  await sweepRows(db, { table: 'meal_plan', by: 'deleted_at', until: before });
}
