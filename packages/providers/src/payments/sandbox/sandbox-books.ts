import { randomBytes } from 'node:crypto';
import { DOCUMENTED_PRICES } from '@platewise/contract/billing/paid-plans';
import type { Kysely } from 'kysely';
import { paymentError } from '../payment-error.ts';
import { type Rolled, rollForward } from './roll-forward.ts';
import type { SandboxSubscription, SandboxTables } from './sandbox-tables.ts';

type Db = Kysely<SandboxTables>;

const ID_BYTES = 9;

/** An id that nobody takes for one of real money. */
export function newSandboxId(kind: 'sub' | 'pay'): string {
  return `${kind}_test_${randomBytes(ID_BYTES).toString('base64url')}`;
}

/**
 * Brings a subscription up to the clock, changes it further, and keeps both with their charges.
 * @throws PaymentError NOT_FOUND
 */
export function changeSubscription<Result>(
  db: Db,
  id: string,
  { now, change }: { now: Date; change: (rolled: Rolled) => Rolled & { result: Result } },
): Promise<{ row: SandboxSubscription; result: Result; paymentId: string | null }> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('sandbox_subscription')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw paymentError('NOT_FOUND');
    const { row, charges, result } = change(rollForward(found, now));
    const { id: _, ...columns } = row;
    if (row !== found) await trx.updateTable('sandbox_subscription').set(columns).where('id', '=', id).execute();
    let paymentId: string | null = null;
    for (const paidAt of charges) {
      paymentId = newSandboxId('pay');
      await trx
        .insertInto('sandbox_payment')
        .values({
          id: paymentId,
          subscription_id: id,
          amount_paise: row.amount_paise ?? DOCUMENTED_PRICES[row.plan_id],
          paid_at: paidAt,
        })
        .execute();
    }
    return { row, result, paymentId };
  });
}
