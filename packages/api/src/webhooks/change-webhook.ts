import type { updateWebhookSchema, Webhook } from '@platewise/contract/account/webhook-schema';
import type { z } from 'zod';
import type { UserContext } from '../context.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { lockUser } from '../users/users-repository.ts';
import { giveUpWaiting } from './deliveries-repository.ts';
import { findOwnWebhook } from './find-own-webhook.ts';
import { requireSent } from './require-sent.ts';
import { toWebhook } from './to-webhook.ts';
import { noteWantedEvents, updateWebhook } from './webhooks-repository.ts';

/**
 * Changes a webhook, or switches it off and on. Switched off, it gets nothing of what waited for it; switched on, its failures are
 * forgotten.
 * @throws AppError NOT_FOUND, WEBHOOKS_NOT_SENT; VALIDATION and SIGN_IN_AGAIN for another address
 */
export async function changeWebhook(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'outgoing'>,
  { webhookId, name, url, events, isOn }: z.infer<typeof updateWebhookSchema>,
): Promise<Webhook> {
  const { db, identity } = context;
  const { userId } = identity;
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const before = await findOwnWebhook(trx, userId, { webhookId });
    const isMoved = url !== undefined && url !== before.url;
    if (isMoved) requireRecentProof(context, identity.provedAt);
    if (isMoved || isOn === true) requireSent(context, { url: url ?? before.url });
    const isStarting = isMoved || (isOn === true && before.state !== 'on');
    const after = await updateWebhook(trx, userId, {
      webhookId,
      name: name ?? before.name,
      url: url ?? before.url,
      events: events ? [...new Set(events)].join(' ') : before.events,
      state: isOn === undefined ? before.state : isOn ? 'on' : 'off',
      ...(isStarting && { failing_since: null, resting_until: null }),
    });
    if (isOn === false) await giveUpWaiting(trx, userId, { webhookId });
    await noteWantedEvents(trx, userId);
    return toWebhook(after ?? before);
  });
}
