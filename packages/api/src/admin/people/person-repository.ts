import { ADMIN_COUNTED, type AdminCounted } from '@platewise/contract/admin/admin-people-schema';
import type { Database, Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** Where each of what is counted lies: rows of a person, of which an operator learns the number alone. */
const COUNTED: Record<AdminCounted, keyof Database> = {
  plans: 'meal_plan',
  favorites: 'favorite',
  dislikedMeals: 'disliked_meal',
  profiles: 'profile',
  calendarEntries: 'calendar_entry',
  shoppingItems: 'shopping_item',
  pantryFoods: 'pantry_food',
  diaryDays: 'diary_entry',
  ownFoods: 'own_food',
  bodyMeasures: 'body_measure',
  imports: 'data_import',
  planLinks: 'plan_link',
};

/** How many rows a person has of each kind; plans that can still be restored are not counted. */
export async function countKept(db: Db, userId: string): Promise<Record<AdminCounted, number>> {
  const counts = ADMIN_COUNTED.map((name) => {
    const only = name === 'plans' ? sql`and deleted_at is null` : sql``;
    return sql`(select count(*)::integer from ${sql.table(COUNTED[name])} where user_id = ${userId} ${only}) as ${sql.id(name)}`;
  });
  const { rows } = await sql<Record<AdminCounted, number>>`select ${sql.join(counts)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counts are always one row.');
  return row;
}

/** When a person was here last, as far as it shows: a session of ours, an API token, or a plan; null where nothing does. */
export async function findLastSeen(db: Db, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ seen: Date | null }>`
    select greatest(
      (select max("updatedAt") from auth_session where "userId" = ${userId}),
      (select max(last_used_at) from personal_token where user_id = ${userId}),
      (select max(created_at) from generation where user_id = ${userId})
    ) as seen`.execute(db);
  return rows[0]?.seen ?? null;
}

/** The newest movements of a person's tokens. */
export function listMovements(db: Db, userId: string, { limit }: { limit: number }) {
  return db
    .selectFrom('token_ledger')
    .select(['kind', 'amount', 'balance_after', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
