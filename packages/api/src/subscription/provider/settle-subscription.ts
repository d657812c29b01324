import { isDeepStrictEqual } from 'node:util';
import { PAID_PLANS } from '@platewise/contract/billing/paid-plans';
import { PLAN_IDS, type PlanId, type SubscriptionStatus } from '@platewise/contract/billing/subscription-schema';
import type { Db, SubscriptionRow } from '@platewise/db/database';
import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { recordEventOf } from '../../webhooks/record-event.ts';
import { refundTarget } from '../cancelling/refund-target.ts';
import { isEnding, paidUntil } from '../is-entitled.ts';
import { isUnpaid, sortSubscriptions } from '../sort-subscriptions.ts';
import { findSubscription, updateSubscription } from '../subscription-repository.ts';
import { isFinal } from './merge-snapshot.ts';
import * as charges from './payment-charges-repository.ts';
import * as subscriptions from './payment-subscriptions-repository.ts';
import * as tasks from './payment-tasks-repository.ts';

/**
 * Draws the conclusions from what is known of a person's subscriptions: which plan they have, whose place was taken,
 * what is paid back. What the provider must do for it is noted in the same transaction. Doing it again changes nothing.
 * To be called with the person's row held.
 */
export async function settleSubscription(trx: Db, userId: string, { at }: { at: Date }): Promise<void> {
  const rows = await subscriptions.listForUser(trx, userId);
  const { current, pending, replaced } = sortSubscriptions(rows, at);
  for (const row of replaced) await replace(trx, row, at);
  await settleRefunds(trx, userId, { at });

  const before = await findSubscription(trx, userId);
  const paid: PlanId = current ? PAID_PLANS[current.plan_id].plan : 'free';
  const plan = better(paid, before.granted_plan ?? 'free');
  const isPaid = current !== null && plan === paid;
  const state = {
    plan,
    status: plan === 'free' ? statusOfFree(before, rows, at) : ('active' as const),
    current_period_end: isPaid ? paidUntil(current) : null,
    cancel_at_period_end: isPaid && isEnding(current) && !pending,
  };
  await updateSubscription(trx, userId, { ...state, updated_at: at });
  if (isOther(before, state)) await recordEventOf(trx, userId, { event: 'subscription.changed', at });
}

type Subscription = Pick<SubscriptionRow, 'plan' | 'status' | 'current_period_end' | 'cancel_at_period_end'>;

function isOther(before: Subscription, after: Subscription): boolean {
  const facts = ({ plan, status, current_period_end, cancel_at_period_end }: Subscription) => [
    plan,
    status,
    current_period_end?.getTime(),
    cancel_at_period_end,
  ];
  return !isDeepStrictEqual(facts(before), facts(after));
}

async function replace(trx: Db, row: PaymentSubscriptionRow, at: Date): Promise<void> {
  await subscriptions.update(trx, row.user_id, row.id, { revoked_at: at, is_replaced: true, is_open: false });
  if (isFinal(row.state)) return;
  await tasks.enqueue(trx, { provider: row.provider, kind: 'cancel', target: row.id, amountPaise: null, at });
}

/** Notes what is to be paid back of each charge, where that is more than was noted before. */
async function settleRefunds(trx: Db, userId: string, { at }: { at: Date }): Promise<void> {
  const rows = await subscriptions.listForUser(trx, userId);
  const all = await charges.listForUser(trx, userId);
  for (const row of rows.filter(({ revoked_at, ends_at }) => revoked_at ?? ends_at)) {
    const own = all.filter(({ subscription_id }) => subscription_id === row.id);
    for (const charge of own) {
      const refundPaise = refundTarget(row, own, charge);
      if (refundPaise <= charge.refund_paise) continue;
      await charges.setRefund(trx, userId, { id: charge.id, refundPaise });
      const { provider } = row;
      await tasks.enqueue(trx, { provider, kind: 'refund', target: charge.id, amountPaise: refundPaise, at });
      // It was to have ended: whatever came of that, it must not charge again.
      if (!isFinal(row.state)) {
        await tasks.enqueue(trx, { provider, kind: 'cancel', target: row.id, amountPaise: null, at });
      }
    }
  }
}

function better(a: PlanId, b: PlanId): PlanId {
  return PLAN_IDS.indexOf(a) >= PLAN_IDS.indexOf(b) ? a : b;
}

// Someone who had a paid plan and returns to the free one has cancelled (decisions 4), or could not be charged.
function statusOfFree(
  before: { plan: PlanId; status: SubscriptionStatus },
  rows: readonly PaymentSubscriptionRow[],
  at: Date,
): SubscriptionStatus {
  if (rows.some((row) => isUnpaid(row, at))) return 'inactive';
  return before.plan === 'free' && before.status !== 'inactive' ? before.status : 'cancelled';
}
