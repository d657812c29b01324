import type { Db, MealPlanRow } from '@platewise/db/database';

/** How many links lead to a plan, and when the first of them was made. */
export async function countLinks(
  db: Db,
  userId: string,
  { planId }: { planId: string },
): Promise<{ links: number; since: Date | null }> {
  return db
    .selectFrom('plan_link')
    .select(({ fn }) => [fn.countAll<number>().as('links'), fn.min<Date | null>('created_at').as('since')])
    .where('user_id', '=', userId)
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
}

/** Adds a link to a plan by the digest of its token. */
export async function insertLink(
  db: Db,
  userId: string,
  { planId, tokenHash, createdAt }: { planId: string; tokenHash: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('plan_link')
    .values({ user_id: userId, plan_id: planId, token_hash: tokenHash, created_at: createdAt })
    .execute();
}

/** Removes every link to a plan. */
export async function deleteLinks(db: Db, userId: string, { planId }: { planId: string }): Promise<void> {
  await db.deleteFrom('plan_link').where('user_id', '=', userId).where('plan_id', '=', planId).execute();
}

/** What a link shows of its plan; undefined for a digest of no link, and while the plan is deleted. */
export function findLinkedPlan(
  db: Db,
  tokenHash: string,
): Promise<Pick<MealPlanRow, 'name' | 'dietary_preferences' | 'meals' | 'certificate'> | undefined> {
  return db
    .selectFrom('plan_link')
    .innerJoin('meal_plan', (join) =>
      join.onRef('meal_plan.user_id', '=', 'plan_link.user_id').onRef('meal_plan.id', '=', 'plan_link.plan_id'),
    )
    .select(['meal_plan.name', 'meal_plan.dietary_preferences', 'meal_plan.meals', 'meal_plan.certificate'])
    .where('plan_link.token_hash', '=', tokenHash)
    .where('meal_plan.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Ends every link of a person. */
export async function deleteEveryLink(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('plan_link').where('user_id', '=', userId).execute();
}
