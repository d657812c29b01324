import type { ContactAnswer } from '@platewise/contract/contact-schema';
import { texts } from '@platewise/contract/texts';
import type { NewsletterSubscriberRow } from '@platewise/db/contact-tables';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { enqueueLetter } from '../outbox/enqueue-letter.ts';
import { limitPublicPost } from './limit-public-post.ts';
import { newsletterLetter } from './newsletter-letter.ts';
import { findOrInsert, insertLink, update } from './newsletter-repository.ts';
import { hashNewsletterToken, newNewsletterToken } from './newsletter-token.ts';

/** At most one letter to an address in this time, so that a stranger cannot fill somebody's mailbox. */
const LETTER_EVERY_MS = 60 * 60_000;

/**
 * Takes an address for the newsletter. With a mail server it counts when the link of its letter is followed, without one
 * at once (decisions 7). The answer, and the work behind it, is the same for an address that is subscribed already
 * (security T28): that one gets a letter, too.
 * @throws AppError RATE_LIMITED, STORAGE_FULL
 */
export async function subscribeNewsletter(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'limiter' | 'ip' | 'hasFreeSpace' | 'mailing'>,
  input: { email: string },
): Promise<ContactAnswer> {
  const { db, now, newId, hasFreeSpace, mailing } = context;
  if (!(await hasFreeSpace())) throw new AppError('STORAGE_FULL');
  await limitPublicPost(context, 'newsletter');
  const email = input.email.toLowerCase();
  await db.transaction().execute(async (trx) => {
    const state = mailing ? 'pending' : 'subscribed';
    const subscriber = await findOrInsert(trx, { id: newId(), email, state, at: now() });
    if (mailing) await askToConfirm({ db: trx, now, newId }, subscriber, mailing);
    else await update(trx, subscriber, { state: 'subscribed' });
  });
  const { newsletter } = texts.contact;
  return { ok: true, message: mailing ? newsletter.confirmationSent : newsletter.subscribed };
}

async function askToConfirm(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  subscriber: NewsletterSubscriberRow,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  const { db, now } = context;
  const { id, email, state, confirmed_at, letter_at } = subscriber;
  const at = now();
  if (letter_at && at.getTime() - letter_at.getTime() < LETTER_EVERY_MS) return;
  const token = newNewsletterToken();
  await update(db, { id }, { state: state === 'subscribed' ? state : 'pending', letter_at: at });
  await insertLink(db, { tokenHash: hashNewsletterToken(token), subscriberId: id, createdAt: at });
  await enqueueLetter(context, newsletterLetter(confirmed_at ? 'already' : 'confirm', { email, token, publicUrl }));
}
