import type { Notifications, UpdateNotifications } from '@platewise/contract/account/notification-schema';
import { beginNewsletter, endNewsletter } from '../contact/account-newsletter.ts';
import type { UserContext } from '../context.ts';
import { setBillingMail } from '../users/users-repository.ts';
import { readNotifications } from './read-notifications.ts';

/**
 * Changes which emails the caller gets; what is left out stays. Doing it again changes nothing.
 * @throws AppError RATE_LIMITED
 */
export async function updateNotifications(
  context: UserContext,
  { newsletter, billingMail }: UpdateNotifications,
): Promise<Notifications> {
  if (billingMail !== undefined) await setBillingMail(context.db, context.identity.userId, { isWanted: billingMail });
  if (newsletter === true) await beginNewsletter(context);
  if (newsletter === false) await endNewsletter(context);
  return readNotifications(context);
}
