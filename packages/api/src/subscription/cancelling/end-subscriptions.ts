import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { isPaymentError } from '@platewise/providers/payments/payment-error';
import type { SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { isEntitled } from '../is-entitled.ts';
import { takeSnapshot } from '../provider/ask-provider.ts';
import { isFinal } from '../provider/merge-snapshot.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import { enqueue } from '../provider/payment-tasks-repository.ts';
import { providerFailure } from '../provider/provider-failure.ts';

type Uses = Pick<UserContext, 'db' | 'now' | 'payments'>;

/** Whether a subscription gives something, or may come to cost something. */
export function isAlive(row: PaymentSubscriptionRow, at: Date): boolean {
  if (row.revoked_at) return false;
  return isEntitled(row, at) || !isFinal(row.state);
}

/**
 * Ends subscriptions at the provider, at once and for good; one that has ended already is as good. What it refuses to
 * end (one that is `pending`, or keys that are not right) is queued and tried until it is done: true when there is such.
 * What was ended before a failure stays ended, and asking again goes on with the rest.
 * @throws AppError SUBSCRIPTION_NOT_CANCELLED when the provider does not answer
 */
export async function endSubscriptions(context: Uses, rows: readonly PaymentSubscriptionRow[]): Promise<boolean> {
  let isQueued = false;
  // What may begin to charge is ended before what gives the plan.
  for (const row of rows.toSorted((a, b) => rank(a) - rank(b))) {
    if (isFinal(row.state)) continue;
    // What another provider charges for cannot be ended here; what the sandbox pretended costs nothing.
    if (row.provider !== context.payments.kind && row.provider !== 'sandbox') {
      throw new AppError('SUBSCRIPTION_NOT_CANCELLED');
    }
    if (row.provider !== context.payments.kind) continue;
    isQueued = (await end(context, row)) === 'queued' || isQueued;
  }
  return isQueued;
}

async function end(context: Uses, row: PaymentSubscriptionRow): Promise<'ended' | 'queued'> {
  try {
    const snapshot = await cancelNow(context, row);
    if (snapshot) await takeEnd(context, row.user_id, snapshot);
    else await subscriptions.update(context.db, row.user_id, row.id, { is_open: false, next_check_at: null });
    return 'ended';
  } catch (error) {
    if (!isRefusal(error)) throw providerFailure(error, 'SUBSCRIPTION_NOT_CANCELLED');
    const { db, now, payments } = context;
    await enqueue(db, { provider: payments.kind, kind: 'cancel', target: row.id, amountPaise: null, at: now() });
    return 'queued';
  }
}

/** Whether the provider answered and will not do it as things stand: asking at once again is no use to anybody. */
export function isRefusal(error: unknown): boolean {
  return isPaymentError(error) && (error.code === 'REJECTED' || error.code === 'CONFIG');
}

// Charges that cannot be had now are looked up later.
async function takeEnd(context: Uses, userId: string, snapshot: SubscriptionSnapshot): Promise<void> {
  try {
    await takeSnapshot(context, userId, snapshot);
  } catch (error) {
    if (!isPaymentError(error)) throw error;
  }
}

async function cancelNow({ payments }: Uses, { id }: PaymentSubscriptionRow): Promise<SubscriptionSnapshot | null> {
  try {
    return await payments.cancel(id, { atPeriodEnd: false });
  } catch (error) {
    if (!isPaymentError(error)) throw error;
    if (error.code === 'NOT_CANCELLABLE') return payments.find(id);
    // The provider does not know it (any more): nothing can be charged.
    if (error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

function rank({ state }: PaymentSubscriptionRow): number {
  return state === 'active' ? 1 : 0;
}
