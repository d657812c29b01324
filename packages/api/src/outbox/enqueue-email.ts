import type { Email } from '@platewise/providers/mail/mail-port';
import type { Context } from '../context.ts';
import { insert } from './outbox-repository.ts';

/**
 * Puts an email into the outbox, to be mailed in the background. Given the transaction of what the email is about,
 * both are kept or neither. With `forgetAt` it does not stay when it cannot be delivered: it is removed when it is given up,
 * and at that moment at the latest.
 */
export async function enqueueEmail(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { to, replyTo, subject, text, unsubscribeUrl, forgetAt }: Omit<Email, 'id'> & { forgetAt?: Date },
): Promise<void> {
  const at = now();
  await insert(db, {
    id: newId(),
    recipient: to,
    reply_to: replyTo ?? null,
    subject,
    body: text,
    unsubscribe_url: unsubscribeUrl ?? null,
    next_attempt_at: at,
    created_at: at,
    forget_at: forgetAt ?? null,
  });
}
