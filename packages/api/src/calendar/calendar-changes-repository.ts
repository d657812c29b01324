import type { Db } from '@platewise/db/database';
import type { CalendarChangeSlotTable, StoredEntry } from '@platewise/db/tables/calendar-tables';
import type { Selectable } from 'kysely';
import type { Place } from './calendar-repository.ts';
import { storedEntry } from './entries/stored-entry.ts';

/** A place, what stood there before a change, and what it put there; null for nothing. */
export type ChangedSlot = Place & { was: StoredEntry | null; became: StoredEntry | null };

/** A change as it is kept to be taken back. */
export type StoredChange = { id: string; revision: number; slots: ChangedSlot[] };

/** Keeps what stood in the places of a change. */
export async function insertChange(
  db: Db,
  userId: string,
  { id, revision, slots, createdAt }: StoredChange & { createdAt: Date },
): Promise<void> {
  await db.insertInto('calendar_change').values({ user_id: userId, id, revision, created_at: createdAt }).execute();
  await db
    .insertInto('calendar_change_slot')
    .values(
      slots.map(({ date, slot, was, became }) => ({
        user_id: userId,
        change_id: id,
        date,
        slot,
        was: was && JSON.stringify(was),
        became: became && JSON.stringify(became),
      })),
    )
    .execute();
}

/** Undefined for a change that is not kept any more, or is of somebody else. */
export async function findChange(db: Db, userId: string, { id }: { id: string }): Promise<StoredChange | undefined> {
  const change = await db
    .selectFrom('calendar_change')
    .select(['id', 'revision'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!change) return undefined;
  const slots: Omit<Selectable<CalendarChangeSlotTable>, 'user_id' | 'change_id'>[] = await db
    .selectFrom('calendar_change_slot')
    .select(['date', 'slot', 'was', 'became'])
    .where('user_id', '=', userId)
    .where('change_id', '=', id)
    .orderBy('date')
    .execute();
  const read = (entry: StoredEntry | null) => entry && storedEntry(entry);
  return { ...change, slots: slots.map((slot) => ({ ...slot, was: read(slot.was), became: read(slot.became) })) };
}

/** Forgets the oldest changes beyond the newest `keep`. */
export async function pruneChanges(db: Db, userId: string, { keep }: { keep: number }): Promise<void> {
  await db
    .deleteFrom('calendar_change')
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('calendar_change')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('revision', 'desc')
        .offset(keep),
    )
    .execute();
}
