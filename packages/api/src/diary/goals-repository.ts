import type { Db } from '@platewise/db/database';
import type { DailyGoalRow } from '@platewise/db/tables/diary-tables';

/** The goals that hold in a range of days: the last one before it or at its start, and those set within it, oldest first. */
export async function goalsFor(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DailyGoalRow[]> {
  const first = await goalOn(db, userId, { date: from });
  const later = await goalsOf(db, userId).where('date', '>', from).where('date', '<=', to).orderBy('date').execute();
  return [...(first ? [first] : []), ...later];
}

/** The goal that holds on a date: the last one set for it or before it. */
export function goalOn(db: Db, userId: string, { date }: { date: string }): Promise<DailyGoalRow | undefined> {
  return goalsOf(db, userId).where('date', '<=', date).orderBy('date', 'desc').limit(1).executeTakeFirst();
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

function goalsOf(db: Db, userId: string) {
  return db.selectFrom('daily_goal').selectAll().where('user_id', '=', userId);
}
