import type { ImportSummary } from '@platewise/contract/imports/import-schema';
import type { Db } from '@platewise/db/database';
import type { DataImportRow, ImportedRowRow } from '@platewise/db/tables/import-tables';

/** How many imports a person has. */
export async function countImports(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('data_import')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The import of that id. */
export function findImport(db: Db, userId: string, { id }: { id: string }): Promise<DataImportRow | undefined> {
  return db
    .selectFrom('data_import')
    .select(['user_id', 'id', 'source', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps an import. */
export async function insertImport(db: Db, row: DataImportRow): Promise<void> {
  await db.insertInto('data_import').values(row).execute();
}

/** Every import with what was added by it, newest first. */
export function listImports(
  db: Db,
  userId: string,
): Promise<(Omit<ImportSummary, 'createdAt'> & { createdAt: Date })[]> {
  return db
    .selectFrom('data_import as import')
    .innerJoin('imported_row as row', (join) =>
      join.onRef('row.user_id', '=', 'import.user_id').onRef('row.import_id', '=', 'import.id'),
    )
    .select(({ fn }) => [
      'import.id as importId',
      'import.source',
      'import.created_at as createdAt',
      fn.countAll<number>().filterWhere('row.kind', '=', 'meal').as('meals'),
      fn.countAll<number>().filterWhere('row.kind', '!=', 'meal').as('measures'),
      fn.min('row.date').as('from'),
      fn.max('row.date').as('to'),
    ])
    .where('import.user_id', '=', userId)
    .where('row.user_id', '=', userId)
    .groupBy(['import.id', 'import.source', 'import.created_at'])
    .orderBy('import.created_at', 'desc')
    .orderBy('import.id')
    .execute();
}

/** Which of some rows were added before, by whichever import. */
export async function knownKeys(db: Db, userId: string, { keys }: { keys: string[] }): Promise<Set<string>> {
  const rows = await db
    .selectFrom('imported_row')
    .select('row_key')
    .where('user_id', '=', userId)
    .where('row_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ row_key }) => row_key));
}

/** Notes what rows became. */
export async function insertRows(db: Db, rows: readonly ImportedRowRow[]): Promise<void> {
  await db.insertInto('imported_row').values(rows).execute();
}

/** Removes the meals of an import that nobody changed since; returns their days. */
export async function deleteUnchangedMeals(db: Db, userId: string, { id }: { id: string }): Promise<string[]> {
  const rows = await db
    .deleteFrom('diary_meal as meal')
    .using('imported_row as row')
    .where('meal.user_id', '=', userId)
    .where('row.user_id', '=', userId)
    .where('row.import_id', '=', id)
    .where('row.kind', '=', 'meal')
    .whereRef('row.date', '=', 'meal.date')
    .whereRef('row.row_id', '=', 'meal.id')
    .whereRef('row.added_at', '=', 'meal.updated_at')
    .returning('meal.date')
    .execute();
  return rows.map(({ date }) => date);
}

/** Removes the measures of an import that nobody changed since; returns how many. */
export async function deleteUnchangedMeasures(db: Db, userId: string, { id }: { id: string }): Promise<number> {
  const rows = await db
    .deleteFrom('body_measure as measure')
    .using('imported_row as row')
    .where('measure.user_id', '=', userId)
    .where('row.user_id', '=', userId)
    .where('row.import_id', '=', id)
    .where('row.kind', '!=', 'meal')
    .whereRef('row.kind', '=', 'measure.measure')
    .whereRef('row.date', '=', 'measure.date')
    .whereRef('row.row_id', '=', 'measure.id')
    .whereRef('row.added_at', '=', 'measure.updated_at')
    .returning('measure.id')
    .execute();
  return rows.length;
}

/** Forgets the rows of an import whose meal or measure is gone. */
export async function deleteGoneRows(db: Db, userId: string, { id }: { id: string }): Promise<void> {
  await db
    .deleteFrom('imported_row as row')
    .where('row.user_id', '=', userId)
    .where('row.import_id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('diary_meal as meal')
            .select('meal.id')
            .where('meal.user_id', '=', userId)
            .whereRef('meal.date', '=', 'row.date')
            .whereRef('meal.id', '=', 'row.row_id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('body_measure as measure')
            .select('measure.id')
            .where('measure.user_id', '=', userId)
            .whereRef('measure.date', '=', 'row.date')
            .whereRef('measure.id', '=', 'row.row_id'),
        ),
      ),
    )
    .execute();
}

/** How many rows of an import are left. */
export async function countRows(db: Db, userId: string, { id }: { id: string }): Promise<number> {
  const { count } = await db
    .selectFrom('imported_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes an import with what is noted of its rows. */
export async function deleteImport(db: Db, userId: string, { id }: { id: string }): Promise<void> {
  await db.deleteFrom('data_import').where('user_id', '=', userId).where('id', '=', id).execute();
}
