import type { MessageKind } from '@platewise/contract/account/reminder-options';
import type { Db } from '@platewise/db/database';
import type { PushMessageRow } from '@platewise/db/tables/reminder-tables';
import { sql } from 'kysely';

type NewMessage = { kind: MessageKind; date: string; body: string; at: Date; expiresAt: Date };

/** A message for each browser of a person, unless it had one of the kind for the day: at most one, whatever runs twice. */
export async function insertMessages(
  db: Db,
  userId: string,
  { kind, date, body, at, expiresAt }: NewMessage,
): Promise<void> {
  await sql`
    insert into push_message (user_id, device_id, kind, date, body, next_attempt_at, expires_at)
    select user_id, id, ${kind}::text, ${date}::date, ${body}::text, ${at}::timestamptz, ${expiresAt}::timestamptz
    from push_device where user_id = ${userId}
    on conflict do nothing`.execute(db);
}

/** The message that tries a browser out, once more each time. */
export async function insertTest(
  db: Db,
  userId: string,
  { deviceId, date, body, at, expiresAt }: Omit<NewMessage, 'kind'> & { deviceId: string },
): Promise<void> {
  const values = { body, attempts: 0, next_attempt_at: at, expires_at: expiresAt };
  await db
    .insertInto('push_message')
    .values({ user_id: userId, device_id: deviceId, kind: 'test', date, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id', 'kind', 'date']).doUpdateSet(values))
    .execute();
}

/** Forgets what was sent before a day. */
export async function deleteMessagesBefore(db: Db, userId: string, { date }: { date: string }): Promise<void> {
  await db.deleteFrom('push_message').where('user_id', '=', userId).where('date', '<', date).execute();
}

/** Whose reminders are due, those that wait longest first. */
export function listDueSettings(
  db: Db,
  { at, limit }: { at: Date; limit: number },
): Promise<{ user_id: string; next_at: Date | null }[]> {
  return db
    .selectFrom('reminder_settings')
    .select(['user_id', 'next_at'])
    .where('next_at', '<=', at)
    .orderBy('next_at')
    .limit(limit)
    .execute();
}

/** Takes what was due at a moment by moving it on; false when another process was faster, or the person has changed it. */
export async function moveOn(
  db: Db,
  userId: string,
  { dueAt, nextAt }: { dueAt: Date; nextAt: Date | null },
): Promise<boolean> {
  const row = await db
    .updateTable('reminder_settings')
    .set({ next_at: nextAt })
    .where('user_id', '=', userId)
    .where('next_at', '=', dueAt)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type MessageKey = Pick<PushMessageRow, 'user_id' | 'device_id' | 'kind' | 'date'>;

/** Messages that are to be sent, those that wait longest first. */
export function listDueMessages(
  db: Db,
  { at, limit }: { at: Date; limit: number },
): Promise<(MessageKey & Pick<PushMessageRow, 'next_attempt_at'>)[]> {
  return db
    .selectFrom('push_message')
    .select(['user_id', 'device_id', 'kind', 'date', 'next_attempt_at'])
    .where('next_attempt_at', '<=', at)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/**
 * Takes a message that is due. A process that takes it and is killed before the answer has sent it or not, and none sends it
 * again: two of them are worse than none. Undefined when another process was faster.
 */
export function claimMessage(db: Db, key: MessageKey, { at }: { at: Date }): Promise<PushMessageRow | undefined> {
  return ofKey(db, key)
    .set((of) => ({ attempts: of('attempts', '+', 1), next_attempt_at: null }))
    .where('next_attempt_at', '<=', at)
    .returningAll()
    .executeTakeFirst();
}

/** Has a message tried again at a moment, unless another one took its place meanwhile. */
export async function retryMessage(db: Db, key: MessageKey, { at }: { at: Date }): Promise<void> {
  await ofKey(db, key).set({ next_attempt_at: at }).where('next_attempt_at', 'is', null).execute();
}

/** Notes when a browser was written to last. */
export async function noteSent(db: Db, { user_id, device_id }: MessageKey, { at }: { at: Date }): Promise<void> {
  await db
    .updateTable('push_device')
    .set({ last_sent_at: at })
    .where('user_id', '=', user_id)
    .where('id', '=', device_id)
    .execute();
}

function ofKey(db: Db, { user_id, device_id, kind, date }: MessageKey) {
  return db
    .updateTable('push_message')
    .where('user_id', '=', user_id)
    .where('device_id', '=', device_id)
    .where('kind', '=', kind)
    .where('date', '=', date);
}
