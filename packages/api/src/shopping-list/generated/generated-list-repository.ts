import type { Db } from '@platewise/db/database';
import type { GeneratedListRow } from '@platewise/db/tables/shopping-list-tables';

/** Keeps the list that a person generated last, in the place of the one before. */
export async function replaceGenerated(
  db: Db,
  userId: string,
  { id, number_of_people, meals, created_at }: Omit<GeneratedListRow, 'user_id'>,
): Promise<void> {
  const values = { id, number_of_people, meals: JSON.stringify(meals), created_at };
  await db
    .insertInto('generated_list')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The list of that id, while it is the person's last; undefined otherwise. */
export function findGenerated(db: Db, userId: string, { id }: { id: string }): Promise<GeneratedListRow | undefined> {
  return db
    .selectFrom('generated_list')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}
