import type { Db } from '@platewise/db/database';
import type { ContactMessageRow } from '@platewise/db/tables/contact-tables';
import { sql } from 'kysely';
import type { RowPlace } from '../admin/row-place.ts';

/** Makes others who send the same content wait until this transaction ends. */
export async function lockFingerprint(trx: Db, fingerprint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(trx);
}

/** Whether the same content was sent at or after a moment. */
export async function isRepeated(
  db: Db,
  { fingerprint, since }: { fingerprint: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('contact_message')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a message that nobody has read. */
export async function insert(db: Db, message: Omit<ContactMessageRow, 'read_at' | 'answered_at'>): Promise<void> {
  await db
    .insertInto('contact_message')
    .values({ ...message, read_at: null })
    .execute();
}

/** Newest first; those that were read only when asked for. */
export function listNewest(
  db: Db,
  { includesRead, limit }: { includesRead: boolean; limit: number },
): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .$if(!includesRead, (query) => query.where('read_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many messages there are, and how many of them nobody has read. */
export async function countMessages(db: Db): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('contact_message')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .executeTakeFirstOrThrow();
}

/** A page of messages, newest first, from the one after `after` on. */
export function pageNewest(
  db: Db,
  { show, after, limit }: { show: 'all' | 'unread' | 'unanswered'; after: RowPlace | null; limit: number },
): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .$if(show === 'unread', (query) => query.where('read_at', 'is', null))
    .$if(show === 'unanswered', (query) => query.where('answered_at', 'is', null))
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.at ?? new Date(), after?.id ?? ''))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Notes that a message was answered, which it is read for, or is not after all; returns false when there is none of that id. */
export async function setAnswered(
  db: Db,
  { id, isAnswered, at }: { id: string; isAnswered: boolean; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('contact_message')
    .set((eb) => ({ answered_at: isAnswered ? at : null, read_at: eb.fn.coalesce('read_at', eb.val(at)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a message; returns false when there is none of that id. */
export async function remove(db: Db, { id }: { id: string }): Promise<boolean> {
  const row = await db.deleteFrom('contact_message').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Notes when a message was first read; returns false when there is none of that id. */
export async function markRead(db: Db, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const row = await db
    .updateTable('contact_message')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(at)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
