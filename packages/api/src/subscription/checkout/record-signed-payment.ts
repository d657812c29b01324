import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import type { Context } from '../../context.ts';
import { lockUser } from '../../users/users-repository.ts';
import { nextCheck } from '../provider/next-check.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import { settleSubscription } from '../provider/settle-subscription.ts';

/**
 * Records that the provider signed a payment for a subscription, and gives what was bought. The first signature and the
 * first moment stay, so that a copy changes nothing; nobody can pay for the same checkout again.
 */
export function recordSignedPayment(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id: userId, id }: Pick<PaymentSubscriptionRow, 'user_id' | 'id'>,
  { paymentId }: { paymentId: string },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const row = await subscriptions.findById(trx, userId, id);
    if (!row || row.signed_payment_id) return;
    const at = now();
    const signed = {
      signed_payment_id: paymentId,
      activated_at: row.activated_at && row.activated_at < at ? row.activated_at : at,
    };
    await subscriptions.update(trx, userId, id, {
      ...signed,
      is_open: false,
      next_check_at: nextCheck({ ...row, ...signed }, { isChargeMissing: row.paid_count === 0 }, at),
    });
    await settleSubscription(trx, userId, { at });
  });
}
