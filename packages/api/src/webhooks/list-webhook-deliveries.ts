import type { WebhookDelivery } from '@platewise/contract/account/webhook-schema';
import { LIMITS } from '@platewise/contract/limits';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { listDeliveries } from './deliveries-repository.ts';
import { toDelivery } from './to-webhook.ts';

/**
 * The newest messages to a webhook and how they fared; none for one that there is not.
 * @throws AppError NOT_FOUND for what is no id
 */
export async function listWebhookDeliveries(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { webhookId }: { webhookId: string },
): Promise<WebhookDelivery[]> {
  if (!isId(webhookId)) throw new AppError('NOT_FOUND');
  const rows = await listDeliveries(db, identity.userId, { webhookId, limit: LIMITS.webhookLogMax });
  return rows.map(toDelivery);
}
