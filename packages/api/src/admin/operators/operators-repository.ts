import type { Db } from '@platewise/db/database';

/** Whether a person may use the admin area, as it is at this moment. */
export async function isOperator(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('operator_since', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets since when a person is an operator; null for not any more. False where nothing changes. */
export async function setOperator(db: Db, userId: string, { since }: { since: Date | null }): Promise<boolean> {
  const row = await db
    .updateTable('app_user')
    .set({ operator_since: since })
    .where('id', '=', userId)
    .where('operator_since', since ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All operators, by address. */
export function listOperators(db: Db) {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'operator_since'])
    .where('operator_since', 'is not', null)
    .orderBy('email')
    .orderBy('id')
    .limit(200)
    .execute();
}
