import type { NewsletterChoice } from '@platewise/contract/account/notification-schema';
import type { Db } from '@platewise/db/database';
import type { UserContext } from '../context.ts';
import {
  claimLinks,
  findByAddress,
  findJoined,
  hasOpenLink,
  joinAccount,
  releaseLinks,
} from './account-newsletter-repository.ts';
import { askToConfirm, EMAIL_EVERY_MS } from './ask-to-confirm.ts';
import { limitPublicPost } from './limit-public-post.ts';
import { CONFIRM_DAYS } from './newsletter-email.ts';
import { findOrInsert, update } from './newsletter-repository.ts';

const CONFIRM_MS = CONFIRM_DAYS * 24 * 3_600_000;

type Person = Pick<UserContext, 'identity' | 'now'>;

/**
 * Where the newsletter of the caller stands. An address counts as theirs when the identity has proved it, or when the
 * link of an email was followed that their account had asked for: that somebody wrote an address into an account says
 * nothing of that address (security T28).
 */
export async function readNewsletter(db: Db, { identity, now }: Person): Promise<NewsletterChoice> {
  const { userId, email, emailVerified } = identity;
  const row =
    (await findJoined(db, userId)) ?? (emailVerified ? await findByAddress(db, email.toLowerCase()) : undefined);
  if (row?.state === 'subscribed') return 'subscribed';
  const since = new Date(now().getTime() - CONFIRM_MS);
  return (await hasOpenLink(db, userId, { since })) ? 'waiting' : 'off';
}

/**
 * Subscribes the caller's address: at once where it is known to be theirs or no emails are sent, else when the link of a
 * email is followed.
 * @throws AppError RATE_LIMITED
 */
export async function beginNewsletter(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'limiter' | 'ip' | 'mailing'>,
): Promise<void> {
  const { db, identity, now, newId, mailing } = context;
  const { userId, emailVerified } = identity;
  if ((await readNewsletter(db, context)) === 'subscribed') return;
  await limitPublicPost(context, 'newsletter');
  const at = now();
  const email = identity.email.toLowerCase();
  await db.transaction().execute(async (trx) => {
    const subscriber = await findOrInsert(trx, { id: newId(), email, state: 'pending', at });
    const isTheirs = emailVerified || subscriber.user_id === userId;
    if (mailing && !isTheirs) {
      await askToConfirm({ db: trx, now, newId }, subscriber, mailing, userId);
      const since = new Date(at.getTime() - EMAIL_EVERY_MS);
      return claimLinks(trx, userId, { subscriberId: subscriber.id, since });
    }
    await update(trx, subscriber, { state: 'subscribed', confirmed_at: isTheirs ? at : subscriber.confirmed_at });
    if (isTheirs || subscriber.user_id === null) await joinAccount(trx, { id: subscriber.id, userId });
  });
}

/**
 * Lets the newsletter of an account follow to an address that was proved just now: what waited for an email begins, and what went to
 * the address before goes to this one.
 */
export async function followAddress(
  trx: Db,
  userId: string,
  { email, at, newId }: { email: string; at: Date } & Pick<UserContext, 'newId'>,
): Promise<void> {
  const joined = await findJoined(trx, userId);
  const before = joined?.state === 'subscribed' && joined.email !== email ? joined : null;
  const since = new Date(at.getTime() - CONFIRM_MS);
  if (!before && !(await hasOpenLink(trx, userId, { since }))) return;
  if (before) await update(trx, before, { state: 'unsubscribed', confirmed_at: null, letter_at: null });
  const subscriber = await findOrInsert(trx, { id: newId(), email, state: 'pending', at });
  await update(trx, subscriber, { state: 'subscribed', confirmed_at: at });
  await joinAccount(trx, { id: subscriber.id, userId });
}

/** Ends the newsletter of the caller, also one that is pending for a link; nothing happens to an address that is not known to be theirs. */
export async function endNewsletter({ db, identity }: Pick<UserContext, 'db' | 'identity'>): Promise<void> {
  const { userId, email, emailVerified } = identity;
  await db.transaction().execute(async (trx) => {
    await releaseLinks(trx, userId);
    const row =
      (await findJoined(trx, userId)) ?? (emailVerified ? await findByAddress(trx, email.toLowerCase()) : undefined);
    if (row) await update(trx, row, { state: 'unsubscribed', confirmed_at: null, letter_at: null });
  });
}
