import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { WebhookRow } from '@platewise/db/tables/webhook-tables';
import type { Context } from '../../context.ts';
import { enqueueEmail } from '../../outbox/enqueue-email.ts';
import { findById, lockUser } from '../../users/users-repository.ts';
import { giveUpWaiting } from '../deliveries-repository.ts';
import { findWebhook, noteWantedEvents, updateWebhook } from '../webhooks-repository.ts';

/**
 * Switches a webhook off whose receiver is gone or has failed for days; of the latter its person learns by email, once. What waited for
 * it is given up and can be sent again. Nothing where the person was faster.
 */
export async function switchOff(
  { db, now, newId, mailing }: Pick<Context, 'db' | 'now' | 'newId' | 'mailing'>,
  { user_id: userId, id: webhookId }: WebhookRow,
  state: 'failing' | 'gone',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const webhook = await findWebhook(trx, userId, { webhookId });
    if (webhook?.state !== 'on') return;
    await updateWebhook(trx, userId, { webhookId, state });
    await giveUpWaiting(trx, userId, { webhookId });
    await noteWantedEvents(trx, userId);
    const user = mailing && state === 'failing' ? await findById(trx, userId) : undefined;
    if (!mailing || !user) return;
    const words = { name: webhook.name, days: LIMITS.webhookFailingDays };
    const link = `${mailing.publicUrl}/settings?tab=api`;
    const subject = texts.mail.webhookOffSubject(words);
    await enqueueEmail(
      { db: trx, now, newId },
      { to: user.email, subject, text: texts.mail.webhookOffText({ ...words, link }) },
    );
  });
}
