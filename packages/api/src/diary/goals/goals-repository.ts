import type { Db } from '@platewise/db/database';
import type { DailyGoalRow } from '@platewise/db/tables/diary-tables';
import { sql } from 'kysely';

/** The goals that hold in a range of days: the last one before it or at its start, and those set within it, oldest first. */
export function goalsFor(db: Db, userId: string, { from, to }: { from: string; to: string }): Promise<DailyGoalRow[]> {
  return goalsQuery(db, { userId, from, to }).execute();
}

/** The statement of `goalsFor`. */
export function goalsQuery(db: Db, { userId, from, to }: { userId: string; from: string; to: string }) {
  const first = sql<string>`coalesce((
    select max(date) from daily_goal where user_id = ${userId} and date <= ${from}::date), ${from}::date)`;
  return db
    .selectFrom('daily_goal')
    .select(['user_id', 'date', 'kcal', 'protein', 'carbs', 'fat', 'updated_at'])
    .where('user_id', '=', userId)
    .where('date', '>=', first)
    .where('date', '<=', to)
    .orderBy('date');
}

/** Sets the goal from a date on, in the place of one that was set for the same date. */
export async function upsertGoal(db: Db, goal: DailyGoalRow): Promise<void> {
  const { user_id: _user, date: _date, ...fields } = goal;
  await db
    .insertInto('daily_goal')
    .values(goal)
    .onConflict((conflict) => conflict.columns(['user_id', 'date']).doUpdateSet(fields))
    .execute();
}
