import { LIMITS } from '@platewise/contract/limits';
import type { WebhookRow } from '@platewise/db/tables/webhook-tables';
import { updateWebhook } from '../webhooks-repository.ts';
import type { DeliveryContext } from './deliver-message.ts';
import { switchOff } from './switch-off.ts';

/** How long a webhook is left alone after a failure, however many messages wait for it. */
const REST_MS = 60_000;
const FAILING_MS = LIMITS.webhookFailingDays * 24 * 3_600_000;

/** Lets a webhook rest that failed, or switches it off after days of nothing else; whether it did. */
export async function noteFailure(context: DeliveryContext, webhook: WebhookRow): Promise<boolean> {
  const { db, now } = context;
  const { user_id: userId, id: webhookId } = webhook;
  const at = now();
  const since = webhook.failing_since ?? at;
  if (at.getTime() - since.getTime() >= FAILING_MS) {
    await switchOff(context, webhook, 'failing');
    return true;
  }
  const resting_until = new Date(at.getTime() + REST_MS);
  await updateWebhook(db, userId, { webhookId, failing_since: since, resting_until });
  return false;
}
