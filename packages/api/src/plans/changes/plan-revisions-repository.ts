import type { Db, PlanRevisionRow } from '@platewise/db/database';

/** Keeps what a plan was before a change. */
export async function insertRevision(
  db: Db,
  userId: string,
  revision: Omit<PlanRevisionRow, 'user_id'>,
): Promise<void> {
  await db
    .insertInto('plan_revision')
    .values({
      ...revision,
      user_id: userId,
      meals: JSON.stringify(revision.meals),
      certificate: JSON.stringify(revision.certificate),
      warnings: JSON.stringify(revision.warnings),
    })
    .execute();
}

/** The meals that plans of these ids had before they were changed, newest first, as far back as is kept. */
export function mealsBefore(
  db: Db,
  userId: string,
  { planIds }: { planIds: readonly string[] },
): Promise<{ id: string; meals: PlanRevisionRow['meals'] }[]> {
  if (planIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('plan_revision')
    .select(['plan_id as id', 'meals'])
    .where('user_id', '=', userId)
    .where('plan_id', 'in', planIds)
    .orderBy('revision', 'desc')
    .execute();
}

/** Removes all but the newest `keep` revisions of a plan. */
export async function pruneRevisions(
  db: Db,
  userId: string,
  { planId, keep }: { planId: string; keep: number },
): Promise<void> {
  await db
    .deleteFrom('plan_revision')
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .where('revision', 'in', (query) =>
      query
        .selectFrom('plan_revision')
        .select('revision')
        .where('user_id', '=', userId)
        .where('plan_id', '=', planId)
        .orderBy('revision', 'desc')
        .offset(keep),
    )
    .execute();
}

/** Takes the newest revision of a plan out of the table; undefined when there is none. */
export function takeNewestRevision(
  db: Db,
  userId: string,
  { planId }: { planId: string },
): Promise<PlanRevisionRow | undefined> {
  return db
    .deleteFrom('plan_revision')
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .where('revision', '=', (query) =>
      query
        .selectFrom('plan_revision')
        .select(({ fn }) => fn.max('revision').as('newest'))
        .where('user_id', '=', userId)
        .where('plan_id', '=', planId),
    )
    .returningAll()
    .executeTakeFirst();
}
