import type { Notifications } from '@platewise/contract/account/notification-schema';
import { AppError } from '../app-error.ts';
import { readNewsletter } from '../contact/account-newsletter.ts';
import type { UserContext } from '../context.ts';
import { findById } from '../users/users-repository.ts';

/** Which emails the caller gets, and where they go. */
export async function readNotifications(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'mailing'>,
): Promise<Notifications> {
  const { db, identity, mailing } = context;
  const [user, newsletter] = await Promise.all([findById(db, identity.userId), readNewsletter(db, context)]);
  if (!user) throw new AppError('NOT_FOUND');
  return {
    email: user.email,
    newsletter,
    billingMail: user.billing_mail,
    sendsMail: mailing !== null,
  };
}
