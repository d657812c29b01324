import type { Db } from '@platewise/db/database';
import type { EndedSubscriptionRow } from '@platewise/db/tables/payment-tables';
import type { Charge } from '@platewise/providers/payments/payments-port';
import { enqueue } from './payment-tasks-repository.ts';

/** Notes that charges of an account that is gone are paid back, as far as they came after its end. */
export async function refundEnded(
  db: Db,
  { provider, refund_after: after }: EndedSubscriptionRow,
  { charges, at }: { charges: readonly Charge[]; at: Date },
): Promise<void> {
  for (const { paymentId: target, amountPaise, chargedAt } of charges) {
    if (after && chargedAt <= after) continue;
    await enqueue(db, { provider, kind: 'refund', target, amountPaise, at });
  }
}
