import type { WebhookEvent } from '@platewise/contract/account/webhook-options';
import type { WebhookWithSecret } from '@platewise/contract/account/webhook-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { WebhookRow } from '@platewise/db/tables/webhook-tables';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { requireSent } from './require-sent.ts';
import { toWebhook } from './to-webhook.ts';
import { newWebhookSecret } from './webhook-secret.ts';
import { countWebhooks, insertWebhook, noteWantedEvents } from './webhooks-repository.ts';

/**
 * Has an address informed of what changes from now on. The answer is the only place where its secret can be read.
 * @throws AppError WEBHOOKS_NOT_SENT, VALIDATION for an address that nothing is sent to, WEBHOOKS_FULL
 */
export async function createWebhook(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'outgoing'>,
  { name, url, events }: { name: string; url: string; events: readonly WebhookEvent[] },
): Promise<WebhookWithSecret> {
  requireSent(context, { url });
  const { db, identity, now, newId } = context;
  const row: WebhookRow = {
    user_id: identity.userId,
    id: newId(),
    name,
    url,
    events: [...new Set(events)].join(' '),
    secret: newWebhookSecret(),
    old_secret: null,
    old_signs_until: null,
    state: 'on',
    failing_since: null,
    resting_until: null,
    created_at: now(),
  };
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, identity.userId);
    const max = LIMITS.webhooksMax;
    if ((await countWebhooks(trx, identity.userId)) >= max) throw new AppError('WEBHOOKS_FULL', { max });
    await insertWebhook(trx, row);
    await noteWantedEvents(trx, identity.userId);
  });
  return { ...toWebhook(row), secret: row.secret };
}
