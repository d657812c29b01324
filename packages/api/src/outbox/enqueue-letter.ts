import type { Letter } from '@platewise/providers/mail/mail-port';
import type { Context } from '../context.ts';
import { insert } from './outbox-repository.ts';

/**
 * Puts a letter into the outbox, to be mailed in the background. Given the transaction of what the letter is about,
 * both are kept or neither.
 */
export async function enqueueLetter(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { to, replyTo, subject, text, unsubscribeUrl }: Omit<Letter, 'id'>,
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
  });
}
