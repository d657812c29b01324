import type { ContactAnswer } from '@platewise/contract/site/contact-schema';
import { texts } from '@platewise/contract/texts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { releaseLinksOf } from './account-newsletter-repository.ts';
import { findByToken, update } from './newsletter-repository.ts';
import { hashNewsletterToken } from './newsletter-token.ts';

/**
 * Takes an address off the newsletter, by the link in any email it ever got. Doing so again is answered alike.
 * @throws AppError NEWSLETTER_LINK_INVALID, STORAGE_FULL
 */
export async function unsubscribeNewsletter(
  { db, hasFreeSpace }: Pick<Context, 'db' | 'hasFreeSpace'>,
  { token }: { token: string },
): Promise<ContactAnswer> {
  if (!(await hasFreeSpace())) throw new AppError('STORAGE_FULL');
  await db.transaction().execute(async (trx) => {
    const subscriber = await findByToken(trx, hashNewsletterToken(token));
    if (!subscriber) throw new AppError('NEWSLETTER_LINK_INVALID');
    // Anyone who changes their mind is sent a new email at once.
    await update(trx, subscriber, { state: 'unsubscribed', confirmed_at: null, letter_at: null });
    await releaseLinksOf(trx, { subscriberId: subscriber.id });
  });
  return { ok: true, message: texts.contact.newsletter.unsubscribed };
}
