import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import { sql } from 'kysely';

type Share = { month: string; micros: number };

/** Adds to what everybody spends in a month; false, and nothing added, where that would come to more than `maxMicros`. */
export async function addForAll(db: Db, { month, micros, maxMicros }: Share & { maxMicros: number }): Promise<boolean> {
  if (micros > maxMicros) return false;
  const row = await db
    .insertInto('model_spending')
    .values({ month, micros })
    .onConflict((conflict) =>
      conflict
        .column('month')
        .doUpdateSet({ micros: sql<number>`model_spending.micros + excluded.micros` })
        .where(sql<boolean>`model_spending.micros + excluded.micros <= ${maxMicros}`),
    )
    .returning('month')
    .executeTakeFirst();
  return row !== undefined;
}

/** The same of one person. */
export async function addForPerson(
  db: Db,
  userId: string,
  { month, micros, maxMicros }: Share & { maxMicros: number },
): Promise<boolean> {
  if (micros > maxMicros) return false;
  const row = await db
    .insertInto('person_model_spending')
    .values({ user_id: userId, month, micros })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'month'])
        .doUpdateSet({ micros: sql<number>`person_model_spending.micros + excluded.micros` })
        .where(sql<boolean>`person_model_spending.micros + excluded.micros <= ${maxMicros}`),
    )
    .returning('month')
    .executeTakeFirst();
  return row !== undefined;
}

/** What everybody has spent in a month, with what is set aside. */
export async function findForAll(db: Db, { month }: { month: string }): Promise<number> {
  const row = await db.selectFrom('model_spending').select('micros').where('month', '=', month).executeTakeFirst();
  return row?.micros ?? 0;
}

/** Takes back what was set aside and not spent, of everybody and of one person. */
export async function giveBack(db: Db, userId: string, { month, micros }: Share): Promise<void> {
  const less = { micros: sql<number>`greatest(0, micros - ${micros}::bigint)` };
  await db.updateTable('model_spending').set(less).where('month', '=', month).execute();
  await db
    .updateTable('person_model_spending')
    .set(less)
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .execute();
}

/** Removes what months before `month` came to. */
export async function deleteMonthsBefore(db: Db, { month }: { month: string }): Promise<void> {
  await db.deleteFrom('model_spending').where('month', '<', month).execute();
  const only = sql`month < ${month}`;
  await sweepRows(db, { table: 'person_model_spending', by: 'month', until: month, only });
}
