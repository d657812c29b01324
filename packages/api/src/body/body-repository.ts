import type { EatingWindow } from '@platewise/contract/diary/eating-window-schema';
import type { Db } from '@platewise/db/database';
import type { BodyFactsRow, BodyMeasureRow, TargetDecisionRow } from '@platewise/db/tables/body-tables';

/** Undefined before anything was stated. */
export function findFacts(db: Db, userId: string): Promise<BodyFactsRow | undefined> {
  return db.selectFrom('body_facts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Keeps what a person states of themselves, in the place of what they stated before. */
export async function upsertFacts(
  db: Db,
  userId: string,
  { conditions, ...facts }: Omit<BodyFactsRow, 'user_id' | 'eating_opens' | 'eating_closes'>,
): Promise<void> {
  const fields = { ...facts, conditions: JSON.stringify(conditions) };
  await db
    .insertInto('body_facts')
    .values({ user_id: userId, ...fields })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

/** Keeps between which times a person eats; null for no such times. */
export async function updateEatingWindow(db: Db, userId: string, window: EatingWindow | null): Promise<void> {
  await db
    .updateTable('body_facts')
    .set({ eating_opens: window?.opens ?? null, eating_closes: window?.closes ?? null })
    .where('user_id', '=', userId)
    .execute();
}

/** Between which times a person eats, as one statement with others reads it; no row where that is not switched on. */
export function eatingWindowQuery(db: Db, userId: string) {
  return db
    .selectFrom('body_facts')
    .select(['eating_opens as opens', 'eating_closes as closes'])
    .where('user_id', '=', userId)
    .where('eating_opens', 'is not', null)
    .where('eating_closes', 'is not', null)
    .$narrowType<EatingWindow>();
}

/** Everything that was measured in a range of days, oldest first. */
export function measuresBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<BodyMeasureRow[]> {
  return db
    .selectFrom('body_measure')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('measure')
    .orderBy('name')
    .execute();
}

/** The weights of a range of days, kg, oldest first. */
export function weightsBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<Pick<BodyMeasureRow, 'date' | 'value'>[]> {
  return db
    .selectFrom('body_measure')
    .select(['date', 'value'])
    .where('user_id', '=', userId)
    .where('measure', '=', 'weight')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute();
}

/** How many measures a person has, and the names of those of their own. */
export async function measureCounts(db: Db, userId: string): Promise<{ count: number; names: string[] }> {
  const rows = await db
    .selectFrom('body_measure')
    .select(({ fn }) => ['measure', 'name', fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy(['measure', 'name'])
    .execute();
  return {
    count: rows.reduce((total, { count }) => total + count, 0),
    names: rows.filter(({ measure }) => measure === 'own').map(({ name }) => name),
  };
}

/** The measure of that name on that day. */
export function findMeasure(
  db: Db,
  userId: string,
  { measure, name, date }: Pick<BodyMeasureRow, 'measure' | 'name' | 'date'>,
): Promise<BodyMeasureRow | undefined> {
  return db
    .selectFrom('body_measure')
    .selectAll()
    .where('user_id', '=', userId)
    .where('measure', '=', measure)
    .where('name', '=', name)
    .where('date', '=', date)
    .executeTakeFirst();
}

/** Keeps a measure, in the place of one of the same name on the same day. */
export async function upsertMeasure(db: Db, row: BodyMeasureRow): Promise<void> {
  const { id, value, unit, updated_at } = row;
  await db
    .insertInto('body_measure')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'measure', 'name', 'date']).doUpdateSet({ id, value, unit, updated_at }),
    )
    .execute();
}

/** False where the person has no such measure. */
export async function deleteMeasure(db: Db, userId: string, { id }: { id: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('body_measure')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was decided last. */
export function lastDecision(db: Db, userId: string): Promise<TargetDecisionRow | undefined> {
  return db
    .selectFrom('target_decision')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .executeTakeFirst();
}

/** Keeps a decision. */
export async function insertDecision(db: Db, row: TargetDecisionRow): Promise<void> {
  await db.insertInto('target_decision').values(row).execute();
}

/** Forgets everything of a person's body, with which measures were brought along from elsewhere. */
export async function deleteBody(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('imported_row').where('user_id', '=', userId).where('kind', '!=', 'meal').execute();
  for (const table of ['target_decision', 'body_measure', 'body_facts'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}
