import type { StartedSubscription } from '@platewise/contract/billing/billing-schema';
import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { Db } from '@platewise/db/database';
import { HELD_RETRY_SECONDS, isHeld } from '@platewise/db/is-held';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { findById, lockUser } from '../../users/users-repository.ts';
import { nextCheck } from '../provider/next-check.ts';
import * as subscriptions from '../provider/payment-subscriptions-repository.ts';
import * as tasks from '../provider/payment-tasks-repository.ts';
import { providerFailure } from '../provider/provider-failure.ts';
import { checkoutOf } from './checkout-of.ts';

/** A checkout that was opened and not paid is offered again for this long; a little later the provider closes it. */
const REUSED_MS = 23 * 3_600_000;
/** The first charge cannot be put off to a moment that is almost here. */
const AHEAD_MS = 10 * 60_000;

type CheckoutRequest = { planId: PaidPlanId; startsAt: Date | null; buyerState: string | null };

/**
 * Makes a subscription to be paid for, or gives the one that is open already: however many tabs ask at once, they get
 * the same. Another plan's checkout is not offered any more. Nothing is theirs until the provider says that it was paid.
 * @throws AppError SUBSCRIPTION_NOT_CREATED, PAYMENTS_NOT_SET_UP
 */
export async function beginCheckout(
  context: UserContext,
  { planId, startsAt, buyerState }: CheckoutRequest,
  save: (trx: Db, response: StartedSubscription) => Promise<void>,
): Promise<StartedSubscription> {
  const { db, identity, now, payments } = context;
  const { userId } = identity;
  // What was bought since the backup is not known yet: nobody is to buy it twice.
  if (await isHeld(db)) throw new AppError('SUBSCRIPTION_NOT_CREATED', {}, { retryAfterSeconds: HELD_RETRY_SECONDS });
  const at = now();
  const checkoutRequest = {
    planId,
    buyerState,
    startsAt: startsAt && startsAt.getTime() - at.getTime() > AHEAD_MS ? startsAt : null,
  };
  const open = await findReusable(db, userId, { payments, checkoutRequest, at });
  if (open) return respond(context, open, save);

  const started = await payments
    .start({ userId, planId, startsAt: checkoutRequest.startsAt })
    .catch((error: unknown) => {
      throw providerFailure(error, 'SUBSCRIPTION_NOT_CREATED');
    });
  const kept = await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const winner = await findReusable(trx, userId, { payments, checkoutRequest, at });
    const isGone = !winner && (await findById(trx, userId)) === undefined;
    if (winner || isGone) {
      await tasks.enqueue(trx, { provider: payments.kind, kind: 'cancel', target: started.id, amountPaise: null, at });
      return winner ?? null;
    }
    // It may have been paid in another tab this very moment: which one counts is settled when one of them is charged.
    await subscriptions.closeOpen(trx, userId);
    const fresh = {
      id: started.id,
      plan_id: planId,
      starts_at: checkoutRequest.startsAt,
      amount_paise: payments.prices[planId],
      state: started.state,
      created_at: at,
    };
    await subscriptions.insert(trx, userId, {
      ...fresh,
      provider: payments.kind,
      provider_plan_id: started.providerPlanId,
      state_at: started.at,
      pay_url: started.payUrl,
      buyer_state: buyerState,
      next_check_at: nextCheck({ ...fresh, period_end: null, signed_payment_id: null }, { isChargeMissing: false }, at),
    });
    return fresh;
  });
  // The account was deleted while the provider was asked.
  if (!kept) throw new AppError('UNAUTHENTICATED');
  return respond(context, kept, save);
}

type Open = { id: string; plan_id: PaidPlanId; amount_paise: number | null; starts_at: Date | null };

async function findReusable(
  db: Db,
  userId: string,
  { payments, checkoutRequest, at }: Pick<UserContext, 'payments'> & { checkoutRequest: CheckoutRequest; at: Date },
): Promise<Open | undefined> {
  const { planId, startsAt, buyerState } = checkoutRequest;
  const after = new Date(at.getTime() - REUSED_MS);
  const open = await subscriptions.findOpen(db, userId, { provider: payments.kind, planId, after });
  // One that was opened at another price is not offered any more.
  if (open?.amount_paise !== payments.prices[planId]) return undefined;
  if (open.starts_at?.getTime() !== startsAt?.getTime()) return undefined;
  if (open.buyer_state !== buyerState) {
    await subscriptions.update(db, userId, open.id, { buyer_state: buyerState });
  }
  return open;
}

async function respond(
  context: UserContext,
  open: Open,
  save: (trx: Db, response: StartedSubscription) => Promise<void>,
): Promise<StartedSubscription> {
  const response = { subscriptionId: open.id, checkout: checkoutOf(context, open) };
  await context.db.transaction().execute((trx) => save(trx, response));
  return response;
}
