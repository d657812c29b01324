import type { PaymentChargeRow, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { firstCharge, guaranteeEnd } from './refund-target.ts';

/** What becomes of a subscription when its person cancels at once; `own` are its charges. */
export function revocationOf(
  row: PaymentSubscriptionRow,
  own: readonly PaymentChargeRow[],
  at: Date,
): Pick<PaymentSubscriptionRow, 'revoked_at' | 'guarantee_at'> {
  // A charge that was not heard of yet is as old as the subscription.
  const firstAt = firstCharge(own)?.charged_at ?? row.activated_at;
  const isGuaranteed = firstAt !== null && at <= guaranteeEnd(firstAt);
  return { revoked_at: row.revoked_at ?? at, guarantee_at: row.guarantee_at ?? (isGuaranteed ? at : null) };
}
