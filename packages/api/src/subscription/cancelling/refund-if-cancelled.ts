import { PAID_PLANS } from '@platewise/contract/billing/paid-plans';
import type { PaymentChargeRow, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { isPending } from '../is-entitled.ts';
import { refundTarget } from './refund-target.ts';
import { revocationOf } from './revocation-of.ts';

/**
 * What cancelling at once would pay back now, in hundredths of a rupee: computed as the cancellation itself would, from
 * what was charged, less what is paid back already.
 */
export function refundIfCancelled(
  rows: readonly PaymentSubscriptionRow[],
  charges: readonly PaymentChargeRow[],
  at: Date,
): number {
  return rows.reduce((sum, row) => {
    const own = charges.filter(({ subscription_id }) => subscription_id === row.id);
    const revoked = { ...row, ...revocationOf(row, own, at) };
    const missing = own.map((charge) => Math.max(0, refundTarget(revoked, own, charge) - charge.refund_paise));
    const isChargeUnknown = own.length === 0 && revoked.guarantee_at !== null && !isPending(row, at);
    const unknown = isChargeUnknown ? priceOf(row) : 0;
    return sum + unknown + missing.reduce((paise, more) => paise + more, 0);
  }, 0);
}

/** Hundredths of a rupee of one charge, as the subscription was sold. */
export function priceOf({ amount_paise, plan_id }: Pick<PaymentSubscriptionRow, 'amount_paise' | 'plan_id'>): number {
  return amount_paise ?? PAID_PLANS[plan_id].amountPaise;
}
