import type { NewsletterSubscriberRow } from '@platewise/db/tables/contact-tables';
import type { Context } from '../context.ts';
import { enqueueEmail } from '../outbox/enqueue-email.ts';
import { newsletterEmail } from './newsletter-email.ts';
import { insertLink, update } from './newsletter-repository.ts';
import { hashNewsletterToken, newNewsletterToken } from './newsletter-token.ts';

/** At most one email to an address in this time, so that a stranger cannot fill somebody's mailbox. */
export const EMAIL_EVERY_MS = 60 * 60_000;

/**
 * Sends the email whose link makes an address count; one that counts already is reported so. One that an account asked for
 * has the link in any case, since following it joins both. No second email within the hour.
 */
export async function askToConfirm(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  subscriber: NewsletterSubscriberRow,
  { publicUrl }: { publicUrl: string },
  userId: string | null = null,
): Promise<void> {
  const { db, now } = context;
  const { id, email, state, confirmed_at, letter_at } = subscriber;
  const at = now();
  if (letter_at && at.getTime() - letter_at.getTime() < EMAIL_EVERY_MS) return;
  const token = newNewsletterToken();
  await update(db, { id }, { state: state === 'subscribed' ? state : 'pending', letter_at: at });
  await insertLink(db, { tokenHash: hashNewsletterToken(token), subscriberId: id, userId, createdAt: at });
  const kind = confirmed_at && userId === null ? 'already' : 'confirm';
  await enqueueEmail(context, newsletterEmail(kind, { email, token, publicUrl }));
}
