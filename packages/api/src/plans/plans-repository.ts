import type { Db, MealPlanRow } from '@platewise/db/database';
import { sql } from 'kysely';

export type NewPlan = Omit<MealPlanRow, 'user_id' | 'revision' | 'undo_steps' | 'deleted_at'>;

/** Adds a plan. */
export async function insertPlan(db: Db, userId: string, plan: NewPlan): Promise<void> {
  await db
    .insertInto('meal_plan')
    .values({
      ...plan,
      user_id: userId,
      request: JSON.stringify(plan.request),
      meals: JSON.stringify(plan.meals),
      certificate: JSON.stringify(plan.certificate),
      warnings: JSON.stringify(plan.warnings),
      paid_meals: JSON.stringify(plan.paid_meals),
    })
    .execute();
}

/** Removes the oldest plans without a name beyond the newest `keep`. */
export async function pruneUnnamed(db: Db, userId: string, { keep }: { keep: number }): Promise<void> {
  await db
    .deleteFrom('meal_plan')
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('meal_plan')
        .select('id')
        .where('user_id', '=', userId)
        .where('name', 'is', null)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(keep),
    )
    .execute();
}

/** How many named plans a person has. */
export async function countNamed(db: Db, userId: string): Promise<number> {
  const { count } = await plansOf(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('name', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first, from the given plan (inclusive) backwards. */
export function pageFrom(
  db: Db,
  userId: string,
  { from, limit }: { from: { createdAt: Date; planId: string } | null; limit: number },
): Promise<MealPlanRow[]> {
  return newestFirst(db, userId)
    .$if(from !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) <= (${from?.createdAt.toISOString()}::timestamptz, ${from?.planId}::text)`,
      ),
    )
    .limit(limit)
    .execute();
}

/** Names of the meals in the newest plans. */
export async function recentMealNames(db: Db, userId: string, { plans }: { plans: number }): Promise<string[]> {
  const rows = await plansOf(db, userId)
    .select(sql<string[]>`jsonb_path_query_array(meals, '$[*].name')`.as('names'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(plans)
    .execute();
  return rows.flatMap(({ names }) => names);
}

/** The statement of the newest plan that was asked for a whole day of the person alone. */
export function lastDayPlanQuery(db: Db, userId: string) {
  return plansOf(db, userId)
    .select(['request', 'certificate'])
    .where(sql<boolean>`request ->> 'slot' is null and request -> 'people' is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1));
}

/** One plan of the person; undefined also for one of somebody else and for one that was deleted. */
export function findById(db: Db, userId: string, { planId }: { planId: string }): Promise<MealPlanRow | undefined> {
  return plansOf(db, userId).selectAll().where('id', '=', planId).executeTakeFirst();
}

/** The person's plans of these ids, in no order; those that are somebody else's or deleted are not among them. */
export function findByIds(db: Db, userId: string, { planIds }: { planIds: readonly string[] }): Promise<MealPlanRow[]> {
  if (planIds.length === 0) return Promise.resolve([]);
  return plansOf(db, userId).selectAll().where('id', 'in', planIds).execute();
}

/** The meals of plans of these ids, of deleted ones too for as long as they are kept. */
export function mealsByIds(
  db: Db,
  userId: string,
  { planIds }: { planIds: readonly string[] },
): Promise<Pick<MealPlanRow, 'id' | 'meals'>[]> {
  if (planIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('meal_plan')
    .select(['id', 'meals'])
    .where('user_id', '=', userId)
    .where('id', 'in', planIds)
    .execute();
}

/** Names a plan of the person. */
export async function updateName(
  db: Db,
  userId: string,
  { planId, name }: { planId: string; name: string },
): Promise<void> {
  await db.updateTable('meal_plan').set({ name }).where('user_id', '=', userId).where('id', '=', planId).execute();
}

/** What a change writes; `from` is the revision that it was computed from. */
export type ChangedPlan = Pick<MealPlanRow, 'meals' | 'certificate' | 'warnings' | 'paid_meals'> & {
  planId: string;
  from: number;
  undoSteps: number;
};

/** Writes a change; false when the plan is gone or was changed since. */
export async function updateMeals(db: Db, userId: string, plan: ChangedPlan): Promise<boolean> {
  const row = await db
    .updateTable('meal_plan')
    .set({
      meals: JSON.stringify(plan.meals),
      certificate: JSON.stringify(plan.certificate),
      warnings: JSON.stringify(plan.warnings),
      paid_meals: JSON.stringify(plan.paid_meals),
      revision: plan.from + 1,
      undo_steps: plan.undoSteps,
    })
    .where('user_id', '=', userId)
    .where('id', '=', plan.planId)
    .where('revision', '=', plan.from)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function newestFirst(db: Db, userId: string) {
  return plansOf(db, userId).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
}

function plansOf(db: Db, userId: string) {
  return db.selectFrom('meal_plan').where('user_id', '=', userId).where('deleted_at', 'is', null);
}
