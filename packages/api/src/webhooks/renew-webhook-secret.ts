import type { WebhookWithSecret } from '@platewise/contract/account/webhook-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { findOwnWebhook } from './find-own-webhook.ts';
import { toWebhook } from './to-webhook.ts';
import { newWebhookSecret } from './webhook-secret.ts';
import { updateWebhook } from './webhooks-repository.ts';

const OLD_SECRET_MS = LIMITS.webhookOldSecretHours * 3_600_000;

/**
 * Gives a webhook another secret, shown this once. For a day messages are signed by the one before as well, so that its receiver can
 * change over without losing any.
 * @throws AppError NOT_FOUND
 */
export async function renewWebhookSecret(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { webhookId }: { webhookId: string },
): Promise<WebhookWithSecret> {
  const { userId } = identity;
  const secret = newWebhookSecret();
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const before = await findOwnWebhook(trx, userId, { webhookId });
    const after = await updateWebhook(trx, userId, {
      webhookId,
      secret,
      old_secret: before.secret,
      old_signs_until: new Date(now().getTime() + OLD_SECRET_MS),
    });
    return { ...toWebhook(after ?? before), secret };
  });
}
