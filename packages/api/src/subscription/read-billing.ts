import { rupeesOf } from '@platewise/contract/billing/paid-plans';
import type { Billing } from '@platewise/contract/billing/subscription-schema';
import type { Db } from '@platewise/db/database';
import type { PaymentChargeRow, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { priceOf, refundIfCancelled } from './cancelling/refund-if-cancelled.ts';
import { firstCharge, guaranteeEnd } from './cancelling/refund-target.ts';
import { isAuthorized, isUnconfirmed, paidUntil } from './is-entitled.ts';
import * as charges from './provider/payment-charges-repository.ts';
import * as subscriptions from './provider/payment-subscriptions-repository.ts';
import { isUnpaid, sortSubscriptions } from './sort-subscriptions.ts';

/** What a person pays for; undefined when there is nothing to say. */
export async function readBilling(db: Db, userId: string, { at }: { at: Date }): Promise<Billing | undefined> {
  const rows = await subscriptions.listForUser(db, userId);
  const { current, pending } = sortSubscriptions(rows, at);
  const unpaid = rows.find((row) => isUnpaid(row, at));
  const shown = current ?? unpaid;
  if (!shown) return undefined;
  const known = await charges.listForUser(db, userId);
  return {
    kind: shown.provider,
    planId: shown.plan_id,
    amount: rupeesOf(priceOf(shown)),
    problem: problemOf(shown, at),
    payUrl: shown.pay_url,
    isAwaitingConfirmation: isAuthorized(shown, at),
    refundUntil: refundUntil(known, shown, at),
    refundAmount: rupeesOf(refundIfCancelled(rows, known, at)),
    resumesAt: pending?.starts_at?.toISOString() ?? null,
  };
}

function problemOf(row: PaymentSubscriptionRow, at: Date): Billing['problem'] {
  if (row.state === 'pending') return 'renewal-failed';
  if (isUnconfirmed(row, at)) return 'not-confirmed';
  const until = paidUntil(row);
  return row.state === 'halted' && (!until || until <= at) ? 'ended-unpaid' : null;
}

function refundUntil(known: readonly PaymentChargeRow[], row: PaymentSubscriptionRow, at: Date): string | null {
  const own = known.filter(({ subscription_id }) => subscription_id === row.id);
  const first = firstCharge(own);
  const end = first && guaranteeEnd(first.charged_at);
  return end && end >= at ? end.toISOString() : null;
}
