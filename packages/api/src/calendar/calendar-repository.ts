import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import type { Db } from '@platewise/db/database';
import { prepare } from '@platewise/db/prepared';
import type { CalendarEntryRow, StoredEntryRow } from '@platewise/db/tables/calendar-tables';
import { FREEZER_DAYS, FRIDGE_DAYS } from '@platewise/nutrition/recipes/keeping';
import { sql } from 'kysely';

/** A place of the calendar. */
export type Place = { date: string; slot: CalendarSlot };

/** What a person's calendar holds from a date to another, both included, by date. */
export function entriesBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<CalendarEntryRow[]> {
  return entriesOfDays(db, { userId, from, to });
}

const entriesOfDays = prepare((db, days: { userId: string; from: string; to: string }) => entriesQuery(db, days));

/** The statement of `entriesBetween`. */
export function entriesQuery(db: Db, { userId, from, to }: { userId: string; from: string; to: string }) {
  return entriesOf(db, userId).where('date', '>=', from).where('date', '<=', to);
}

/** The statement of what waits in the freezer after some days, for as long as it keeps. */
export function frozenAfterQuery(db: Db, { userId, to, until }: { userId: string; to: string; until: string }) {
  return entriesOf(db, userId).where('date', '>', to).where('date', '<=', until).where('is_frozen', '=', true);
}

/** What a person's calendar holds on some dates, by date. */
export function entriesOn(db: Db, userId: string, dates: readonly string[]): Promise<CalendarEntryRow[]> {
  if (dates.length === 0) return Promise.resolve([]);
  return entriesOf(db, userId).where('date', 'in', dates).execute();
}

/** What is marked as left over from one of these meals, cooked within some days: on which day, and of which meal. */
export function leftoversOf(
  db: Db,
  userId: string,
  { mealIds, from, to }: { mealIds: readonly string[]; from: string; to: string },
): Promise<{ date: string; mealId: string }[]> {
  if (mealIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('calendar_entry')
    .select(['date', sql<string>`meal ->> 'id'`.as('mealId')])
    .where('user_id', '=', userId)
    .where('date', '>', from)
    .where('date', '<=', addDays(to, FREEZER_DAYS))
    .where('is_leftover', '=', true)
    .where(sql`meal ->> 'id'`, 'in', mealIds)
    .execute();
}

/** How many entries a person's calendar holds. */
export async function countEntries(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts entries into their places, over what stands there. */
export async function upsertEntries(db: Db, entries: readonly StoredEntryRow[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('calendar_entry')
    .values(entries.map((entry) => ({ ...entry, meal: entry.meal && JSON.stringify(entry.meal) })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date', 'slot']).doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        meal: row.ref('excluded.meal'),
        servings: row.ref('excluded.servings'),
        note: row.ref('excluded.note'),
        kcal: row.ref('excluded.kcal'),
        is_locked: row.ref('excluded.is_locked'),
        is_leftover: row.ref('excluded.is_leftover'),
        is_frozen: row.ref('excluded.is_frozen'),
        plan_id: row.ref('excluded.plan_id'),
        revision: row.ref('excluded.revision'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Empties places. */
export async function deleteEntries(db: Db, userId: string, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await db
    .deleteFrom('calendar_entry')
    .where('user_id', '=', userId)
    .where((row) => row.or(places.map(({ date, slot }) => row.and([row('date', '=', date), row('slot', '=', slot)]))))
    .execute();
}

/** The calendar's revision, held until the transaction ends, so that changes of one person come one after another. */
export async function lockRevision(db: Db, userId: string): Promise<number> {
  await db
    .insertInto('calendar')
    .values({ user_id: userId, revision: 0, feed_hash: null, feed_created_at: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { revision } = await db
    .selectFrom('calendar')
    .select('revision')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return revision;
}

/** Sets the revision of a calendar that is locked. */
export async function updateRevision(db: Db, userId: string, { revision }: { revision: number }): Promise<void> {
  await db.updateTable('calendar').set({ revision }).where('user_id', '=', userId).execute();
}

/** The statement of a calendar's revision, which is not there before its first change. */
export function revisionQuery(db: Db, userId: string) {
  return db.selectFrom('calendar').select('revision').where('user_id', '=', userId);
}

const ENTRY_COLUMNS = [
  'user_id',
  'date',
  'slot',
  'kind',
  'meal',
  'servings',
  'note',
  'kcal',
  'is_locked',
  'is_leftover',
  'is_frozen',
  'plan_id',
  'revision',
  'updated_at',
] as const satisfies (keyof StoredEntryRow)[];

function entriesOf(db: Db, userId: string) {
  return db
    .selectFrom('calendar_entry')
    .select(ENTRY_COLUMNS)
    .select(cookedOn(userId))
    .where('user_id', '=', userId)
    .orderBy('date');
}

/** The date of the last entry with the same meal that is not left over itself; null where there is none, or it could not keep. */
function cookedOn(userId: string) {
  return sql<string | null>`case when calendar_entry.is_leftover then (
  select max(cooked.date) from calendar_entry as cooked
  where cooked.user_id = ${userId}
    and cooked.date between calendar_entry.date - case when calendar_entry.is_frozen then ${sql.lit(FREEZER_DAYS)} else ${sql.lit(FRIDGE_DAYS)} end
      and calendar_entry.date - 1
    and not cooked.is_leftover
    and cooked.meal ->> 'id' = calendar_entry.meal ->> 'id'
) end`.as('cooked_on');
}
