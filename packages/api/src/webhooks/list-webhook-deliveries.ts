import type { WebhookDelivery } from '@platewise/contract/account/webhook-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { UserContext } from '../context.ts';
import { listDeliveries } from './deliveries-repository.ts';
import { findOwnWebhook } from './find-own-webhook.ts';
import { toDelivery } from './to-webhook.ts';

/**
 * The newest messages to a webhook and how they fared.
 * @throws AppError NOT_FOUND
 */
export async function listWebhookDeliveries(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { webhookId }: { webhookId: string },
): Promise<WebhookDelivery[]> {
  await findOwnWebhook(db, identity.userId, { webhookId });
  const rows = await listDeliveries(db, identity.userId, { webhookId, limit: LIMITS.webhookLogMax });
  return rows.map(toDelivery);
}
