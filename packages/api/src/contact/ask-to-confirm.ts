import type { NewsletterSubscriberRow } from '@platewise/db/contact-tables';
import type { Context } from '../context.ts';
import { enqueueLetter } from '../outbox/enqueue-letter.ts';
import { newsletterLetter } from './newsletter-letter.ts';
import { insertLink, update } from './newsletter-repository.ts';
import { hashNewsletterToken, newNewsletterToken } from './newsletter-token.ts';

/** At most one letter to an address in this time, so that a stranger cannot fill somebody's mailbox. */
export const LETTER_EVERY_MS = 60 * 60_000;

/**
 * Sends the letter whose link makes an address count; one that counts already is told so. One that an account asked for
 * has the link in any case, since following it joins both. No second letter within the hour.
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
  if (letter_at && at.getTime() - letter_at.getTime() < LETTER_EVERY_MS) return;
  const token = newNewsletterToken();
  await update(db, { id }, { state: state === 'subscribed' ? state : 'pending', letter_at: at });
  await insertLink(db, { tokenHash: hashNewsletterToken(token), subscriberId: id, userId, createdAt: at });
  const kind = confirmed_at && userId === null ? 'already' : 'confirm';
  await enqueueLetter(context, newsletterLetter(kind, { email, token, publicUrl }));
}
