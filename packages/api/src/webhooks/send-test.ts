import { TEST_EVENT } from '@platewise/contract/account/webhook-options';
import type { WebhookDelivery } from '@platewise/contract/account/webhook-schema';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { insertTest } from './deliveries-repository.ts';
import { findSentWebhook } from './find-own-webhook.ts';
import { toDelivery } from './to-webhook.ts';
import { updateWebhook } from './webhooks-repository.ts';

/**
 * Puts a message into the queue that says of nothing but itself; the log shows how it fares.
 * @throws AppError NOT_FOUND, WEBHOOK_OFF
 */
export async function sendTest(
  { db, identity, now, newId }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId'>,
  { webhookId }: { webhookId: string },
): Promise<WebhookDelivery> {
  const { userId } = identity;
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await findSentWebhook(trx, userId, { webhookId });
    await updateWebhook(trx, userId, { webhookId, resting_until: null });
    const message = { webhookId, event: TEST_EVENT, messageId: newId(), at: now() } as const;
    return toDelivery(await insertTest(trx, userId, message));
  });
}
