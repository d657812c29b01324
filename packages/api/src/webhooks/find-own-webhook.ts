import type { Db } from '@platewise/db/database';
import type { WebhookRow } from '@platewise/db/tables/webhook-tables';
import { AppError } from '../app-error.ts';
import { isId } from '../is-id.ts';
import { findWebhook } from './webhooks-repository.ts';

/**
 * A webhook of a person's.
 * @throws AppError NOT_FOUND
 */
export async function findOwnWebhook(
  db: Db,
  userId: string,
  { webhookId }: { webhookId: string },
): Promise<WebhookRow> {
  const row = isId(webhookId) ? await findWebhook(db, userId, { webhookId }) : undefined;
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * The same, of one that is sent to.
 * @throws AppError NOT_FOUND, WEBHOOK_OFF
 */
export async function findSentWebhook(db: Db, userId: string, asked: { webhookId: string }): Promise<WebhookRow> {
  const row = await findOwnWebhook(db, userId, asked);
  if (row.state !== 'on') throw new AppError('WEBHOOK_OFF', { name: row.name });
  return row;
}
