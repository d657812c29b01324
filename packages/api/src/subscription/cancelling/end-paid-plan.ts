import type { UserContext } from '../../context.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import { cancelAtOnce } from './cancel-at-once.ts';

/**
 * Ends whatever the caller pays for, before their account is deleted: also a checkout that is open, which nobody could
 * pay afterwards. Under the guarantee the money goes back; what could not be started yet goes on without the account.
 * Nothing to end is fine. What the provider refuses to end is queued and tried without the account.
 * @throws AppError SUBSCRIPTION_NOT_CANCELLED when the provider does not answer; the account must stay then, since it
 * would go on being charged
 */
export async function endPaidPlan(context: Pick<UserContext, 'db' | 'identity' | 'now' | 'payments'>): Promise<void> {
  const rows = await subscriptions.listForUser(context.db, context.identity.userId);
  if (rows.length > 0) await cancelAtOnce(context, rows);
}
