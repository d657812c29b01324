import type { Db } from '@platewise/db/database';
import type { BodyMeasureRow } from '@platewise/db/tables/body-tables';
import type { DiaryEntryRow } from '@platewise/db/tables/diary-tables';
import { sql } from 'kysely';

/** How many meals each of some days has; a day that is there without a meal has none, one that is not there is left out. */
export async function mealsOfDays(
  db: Db,
  userId: string,
  { dates }: { dates: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('diary_entry as entry')
    .leftJoin('diary_meal as meal', (join) =>
      join.onRef('meal.user_id', '=', 'entry.user_id').onRef('meal.date', '=', 'entry.date'),
    )
    .select(({ fn }) => ['entry.date', fn.count<number>('meal.id').as('count')])
    .where('entry.user_id', '=', userId)
    .where('entry.date', 'in', [...dates])
    .groupBy('entry.date')
    .execute();
  return new Map(rows.map(({ date, count }) => [date, count]));
}

/** Makes the days that are not there yet, and marks the others as changed. */
export async function openDays(db: Db, days: readonly DiaryEntryRow[]): Promise<void> {
  await db
    .insertInto('diary_entry')
    .values([...days])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date']).doUpdateSet((eb) => ({ updated_at: eb.ref('excluded.updated_at') })),
    )
    .execute();
}

/** The weights and waists that are there on some days, as `weight 2026-01-02`. */
export async function measuresOfDays(
  db: Db,
  userId: string,
  { dates }: { dates: readonly string[] },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('body_measure')
    .select(['measure', 'date'])
    .where('user_id', '=', userId)
    .where('measure', 'in', ['weight', 'waist'])
    .where('date', 'in', [...dates])
    .execute();
  return new Set(rows.map(({ measure, date }) => `${measure} ${date}`));
}

/** Adds measures to days that have none of their kind. */
export async function insertMeasures(db: Db, rows: readonly BodyMeasureRow[]): Promise<void> {
  await db
    .insertInto('body_measure')
    .values([...rows])
    .execute();
}

/** Marks days as changed, and removes those that were made since a moment and have no meal any more. */
export async function closeDays(
  db: Db,
  userId: string,
  { dates, since, at }: { dates: readonly string[]; since: Date; at: Date },
): Promise<void> {
  if (dates.length === 0) return;
  const days = sql<string>`any(${[...dates]}::date[])`;
  await db
    .updateTable('diary_entry')
    .set({ updated_at: at })
    .where('user_id', '=', userId)
    .where('date', '=', days)
    .execute();
  await db
    .deleteFrom('diary_entry as entry')
    .where('entry.user_id', '=', userId)
    .where('entry.date', '=', days)
    .where('entry.created_at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('diary_meal as meal')
            .select('meal.id')
            .where('meal.user_id', '=', userId)
            .whereRef('meal.date', '=', 'entry.date'),
        ),
      ),
    )
    .execute();
}
