import type { WebhookDelivery } from '@platewise/contract/account/webhook-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { updateDelivery } from './deliveries-repository.ts';
import { findSentWebhook } from './find-own-webhook.ts';
import { toDelivery } from './to-webhook.ts';
import { updateWebhook } from './webhooks-repository.ts';

/**
 * Sends a message again, whatever became of it, with the same id and attempts counted from the start.
 * @throws AppError NOT_FOUND, WEBHOOK_OFF
 */
export async function replayDelivery(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { webhookId, deliveryId: messageId }: { webhookId: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const { userId } = identity;
  await findSentWebhook(db, userId, { webhookId });
  const again = { state: 'waiting', attempts: 0, next_attempt_at: now() } as const;
  const row = isId(messageId) ? await updateDelivery(db, userId, { webhookId, messageId }, again) : undefined;
  if (!row) throw new AppError('NOT_FOUND');
  // Anyone who presses a button has mended something, and is not kept waiting for an earlier failure.
  await updateWebhook(db, userId, { webhookId, resting_until: null });
  return toDelivery(row);
}
