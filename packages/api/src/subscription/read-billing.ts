import { PAID_PLANS, rupeesOf } from '@platewise/contract/paid-plans';
import type { Billing } from '@platewise/contract/subscription-schema';
import type { Db } from '@platewise/db/database';
import type { PaymentSubscriptionRow } from '@platewise/db/payment-tables';
import { paidUntil } from './is-entitled.ts';
import * as charges from './payment-charges-repository.ts';
import * as subscriptions from './payment-subscriptions-repository.ts';
import { firstCharge, guaranteeEnd } from './refund-target.ts';
import { sortSubscriptions } from './sort-subscriptions.ts';

/** What a person pays for; undefined when there is nothing to say. */
export async function readBilling(db: Db, userId: string, { at }: { at: Date }): Promise<Billing | undefined> {
  const rows = await subscriptions.listForUser(db, userId);
  const { current, waiting } = sortSubscriptions(rows, at);
  const unpaid = rows.find(({ state, revoked_at }) => state === 'halted' && revoked_at === null);
  const shown = current ?? unpaid;
  if (!shown) return undefined;
  return {
    kind: shown.provider,
    planId: shown.plan_id,
    amount: rupeesOf(PAID_PLANS[shown.plan_id].amountPaise),
    problem: problemOf(shown, at),
    payUrl: shown.pay_url,
    isAwaitingConfirmation: shown.state === 'authenticated' && shown.paid_count === 0,
    refundUntil: await refundUntil(db, shown, at),
    resumesAt: waiting?.starts_at?.toISOString() ?? null,
  };
}

function problemOf(row: PaymentSubscriptionRow, at: Date): Billing['problem'] {
  if (row.state === 'pending') return 'renewal-failed';
  const until = paidUntil(row);
  return row.state === 'halted' && (!until || until <= at) ? 'ended-unpaid' : null;
}

async function refundUntil(db: Db, row: PaymentSubscriptionRow, at: Date): Promise<string | null> {
  const own = (await charges.listForUser(db, row.user_id)).filter(({ subscription_id }) => subscription_id === row.id);
  const first = firstCharge(own);
  const end = first && guaranteeEnd(first.charged_at);
  return end && end >= at ? end.toISOString() : null;
}
