import type { ContactAnswer } from '@platewise/contract/site/contact-schema';
import { texts } from '@platewise/contract/texts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { limitPublicPost } from './limit-public-post.ts';
import { findOrInsert, update } from './newsletter-repository.ts';

/**
 * Takes an address for the newsletter. With a mail server it counts when the link of its email is followed, without one
 * at once (decisions 7). The answer, and the work behind it, is the same for an address that is subscribed already
 * (security T28): that one gets an email, too.
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
