import type { ContactAnswer } from '@platewise/contract/site/contact-schema';
import { texts } from '@platewise/contract/texts';
import type { NewsletterSubscriberRow } from '@platewise/db/tables/contact-tables';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { joinAccount } from './account-newsletter-repository.ts';
import { CONFIRM_DAYS } from './newsletter-email.ts';
import { findByToken, update } from './newsletter-repository.ts';
import { hashNewsletterToken } from './newsletter-token.ts';

const CONFIRM_MS = CONFIRM_DAYS * 24 * 60 * 60_000;

/**
 * Makes an address count, by the link in its email, and joins it with the account that asked for the email. Following the link again changes nothing and is answered alike; a
 * link from before the address was unsubscribed does not bring it back.
 * @throws AppError NEWSLETTER_LINK_INVALID, STORAGE_FULL
 */
export async function confirmNewsletter(
  { db, now, hasFreeSpace }: Pick<Context, 'db' | 'now' | 'hasFreeSpace'>,
  { token }: { token: string },
): Promise<ContactAnswer> {
  if (!(await hasFreeSpace())) throw new AppError('STORAGE_FULL');
  const at = now();
  await db.transaction().execute(async (trx) => {
    const subscriber = await findByToken(trx, hashNewsletterToken(token));
    if (!subscriber || !canConfirm(subscriber, at)) throw new AppError('NEWSLETTER_LINK_INVALID');
    if (!subscriber.confirmed_at) await update(trx, subscriber, { state: 'subscribed', confirmed_at: at });
    if (subscriber.link_user_id) await joinAccount(trx, { id: subscriber.id, userId: subscriber.link_user_id });
  });
  return { ok: true, message: texts.contact.newsletter.confirmed };
}

function canConfirm(
  { state, confirmed_at, link_created_at }: NewsletterSubscriberRow & { link_created_at: Date },
  at: Date,
): boolean {
  if (state === 'unsubscribed') return false;
  return confirmed_at !== null || at.getTime() - link_created_at.getTime() <= CONFIRM_MS;
}
