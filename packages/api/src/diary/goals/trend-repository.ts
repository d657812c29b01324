import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** Sums of one logged day; a macro that some meals lack is summed over the others and counted. */
export type LoggedDay = {
  date: string;
  meals: number;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  without_protein: number;
  without_carbs: number;
  without_fat: number;
};

/** The days of a range on which something was logged, oldest first: one row a day, read along the primary key. */
export function loggedDays(db: Db, userId: string, { from, to }: { from: string; to: string }): Promise<LoggedDay[]> {
  const known = (macro: 'protein' | 'carbs' | 'fat') => sql<number>`coalesce(sum(${sql.ref(macro)}), 0)`;
  const without = (macro: 'protein' | 'carbs' | 'fat') => sql<number>`count(*) - count(${sql.ref(macro)})`;
  return db
    .selectFrom('diary_meal')
    .select(({ fn }) => [
      'date',
      fn.countAll<number>().as('meals'),
      fn.sum<number>('calories').as('calories'),
      known('protein').as('protein'),
      known('carbs').as('carbs'),
      known('fat').as('fat'),
      without('protein').as('without_protein'),
      without('carbs').as('without_carbs'),
      without('fat').as('without_fat'),
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy('date')
    .orderBy('date')
    .execute();
}

/** How many days up to a date were logged one after another, the last of them that date; no more than `most`. */
export async function daysInARow(db: Db, userId: string, { to, most }: { to: string; most: number }): Promise<number> {
  // Days of one run have the same sum of their date and their place counted from the newest.
  const { rows } = await sql<{ days: number }>`
    select count(*) as days
    from (
      select date + (row_number() over (order by date desc))::integer as run
      from (
        select distinct date from diary_meal
        where user_id = ${userId} and date <= ${to}::date and date > ${to}::date - ${most}::integer
      ) as logged
    ) as runs
    where run = ${to}::date + 1`.execute(db);
  return rows[0]?.days ?? 0;
}
