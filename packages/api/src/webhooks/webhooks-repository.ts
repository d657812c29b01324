import type { Db } from '@platewise/db/database';
import type { WebhookRow } from '@platewise/db/tables/webhook-tables';
import { sql } from 'kysely';

/** Oldest first. */
export function listWebhooks(db: Db, userId: string): Promise<WebhookRow[]> {
  return db.selectFrom('webhook').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** Undefined when the person has no such webhook. */
export function findWebhook(
  db: Db,
  userId: string,
  { webhookId }: { webhookId: string },
): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', webhookId)
    .executeTakeFirst();
}

/** How many webhooks a person has. */
export async function countWebhooks(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a webhook. */
export async function insertWebhook(db: Db, row: WebhookRow): Promise<void> {
  await db.insertInto('webhook').values(row).execute();
}

/** Changes a webhook; undefined when the person has no such one. */
export function updateWebhook(
  db: Db,
  userId: string,
  { webhookId, ...fields }: Partial<Omit<WebhookRow, 'user_id' | 'id'>> & { webhookId: string },
): Promise<WebhookRow | undefined> {
  return db
    .updateTable('webhook')
    .set(fields)
    .where('user_id', '=', userId)
    .where('id', '=', webhookId)
    .returningAll()
    .executeTakeFirst();
}

/** Removes a webhook with its messages; false when the person has no such one. */
export async function deleteWebhook(db: Db, userId: string, { webhookId }: { webhookId: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('webhook')
    .where('user_id', '=', userId)
    .where('id', '=', webhookId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes with the person what any of their webhooks wants. To be called after each change of them, with the person's row held. */
export async function noteWantedEvents(db: Db, userId: string): Promise<void> {
  await sql`
    update app_user set webhook_events = coalesce((
      select string_agg(distinct event, ' ')
      from webhook, unnest(string_to_array(events, ' ')) as event
      where user_id = ${userId} and state = 'on'
    ), '') where id = ${userId}`.execute(db);
}
