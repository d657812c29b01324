import type { TEST_EVENT, WebhookEvent } from '@platewise/contract/account/webhook-options';
import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import type { WebhookDeliveryRow } from '@platewise/db/tables/webhook-tables';
import { sql } from 'kysely';

/** Which message to which webhook. */
export type DeliveryKey = { webhookId: string; messageId: string };

type NewMessage = { event: WebhookEvent; subject: string; messageId: string; at: Date };

/**
 * Adds a message for each webhook of a person that is on and wants the event. One that waits for its first attempt and is about the
 * same stands for both; a process that is about to send it waits, so that it cannot leave before the change which it is about.
 */
export async function insertMessages(
  db: Db,
  userId: string,
  { event, subject, messageId, at }: NewMessage,
): Promise<void> {
  await sql`
    insert into webhook_delivery (user_id, webhook_id, message_id, event, subject, next_attempt_at, created_at)
    select user_id, id, ${messageId}::text, ${event}::text, ${subject}::text, ${at}::timestamptz, ${at}::timestamptz
    from webhook
    where user_id = ${userId} and state = 'on' and ${event} = any(string_to_array(events, ' '))
    on conflict (user_id, webhook_id, event, subject) where state = 'new'
    do update set created_at = excluded.created_at`.execute(db);
}

/** Adds the message that tries a webhook out, unless one waits already; answers with its id. */
export async function insertTest(
  db: Db,
  userId: string,
  { webhookId, event, messageId, at }: DeliveryKey & { event: typeof TEST_EVENT; at: Date },
): Promise<WebhookDeliveryRow> {
  return db
    .insertInto('webhook_delivery')
    .values({
      user_id: userId,
      webhook_id: webhookId,
      message_id: messageId,
      event,
      subject: '',
      status: null,
      failure: null,
      next_attempt_at: at,
      created_at: at,
      tried_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'webhook_id', 'event', 'subject'])
        .where('state', '=', 'new')
        .doUpdateSet({ created_at: at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The newest messages to a webhook. */
export function listDeliveries(
  db: Db,
  userId: string,
  { webhookId, limit }: { webhookId: string; limit: number },
): Promise<WebhookDeliveryRow[]> {
  return db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute();
}

/** Changes a message, unless a later attempt has taken it over; undefined then, and when there is none. */
export function updateDelivery(
  db: Db,
  userId: string,
  { webhookId, messageId }: DeliveryKey,
  {
    ofAttempt,
    ...fields
  }: Partial<Pick<WebhookDeliveryRow, 'state' | 'attempts' | 'status' | 'failure' | 'next_attempt_at'>> & {
    ofAttempt?: number;
  },
): Promise<WebhookDeliveryRow | undefined> {
  return db
    .updateTable('webhook_delivery')
    .set(fields)
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .where('message_id', '=', messageId)
    .$if(ofAttempt !== undefined, (query) => query.where('attempts', '=', ofAttempt ?? 0))
    .returningAll()
    .executeTakeFirst();
}

/** Gives up what waits for a webhook that is switched off. */
export async function giveUpWaiting(db: Db, userId: string, { webhookId }: { webhookId: string }): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed', next_attempt_at: null })
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .where('next_attempt_at', 'is not', null)
    .execute();
}

/** Removes messages that are too old to be listed or sent. */
export async function deleteOldMessages(db: Db, { before }: { before: Date }): Promise<void> {
  await sweepRows(db, { table: 'webhook_delivery', by: 'created_at', until: before });
}

/** A message that is due, of anybody. */
export type DueDelivery = DeliveryKey & { userId: string };

/**
 * The message that is due first of each webhook that is on, is not resting after a failure and is not among `except`; longest due first.
 * Nothing is locked: who sends one takes it by {@link claimDelivery}.
 */
export async function listDue(
  db: Db,
  { at, limit, except }: { at: Date; limit: number; except: readonly string[] },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select "userId", "webhookId", "messageId" from (
      select distinct on (due.user_id, due.webhook_id) due.user_id as "userId", due.webhook_id as "webhookId",
        due.message_id as "messageId", due.next_attempt_at as since
      from webhook_delivery as due
      join webhook on webhook.user_id = due.user_id and webhook.id = due.webhook_id
      where due.next_attempt_at <= ${at} and webhook.state = 'on'
        and (webhook.resting_until is null or webhook.resting_until <= ${at})
        and due.webhook_id <> all(${except}::text[])
      order by due.user_id, due.webhook_id, due.next_attempt_at, due.message_id
    ) as first order by since limit ${limit}`.execute(db);
  return rows;
}

/** Takes a message that is due and counts the attempt; others take it over only after `until`. Undefined when somebody was faster. */
export function claimDelivery(
  db: Db,
  userId: string,
  { webhookId, messageId }: DeliveryKey,
  { at, until }: { at: Date; until: Date },
): Promise<WebhookDeliveryRow | undefined> {
  return db
    .updateTable('webhook_delivery')
    .set(({ eb }) => ({
      state: 'waiting',
      attempts: eb('attempts', '+', 1),
      next_attempt_at: until,
      tried_at: at,
    }))
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .where('message_id', '=', messageId)
    .where('next_attempt_at', '<=', at)
    .returningAll()
    .executeTakeFirst();
}
