import type { Db } from '@platewise/db/database';
import type { PaymentChargeRow } from '@platewise/db/tables/payment-tables';
import type { Charge } from '@platewise/providers/payments/payments-port';

/** Adds charges that are not known yet. */
export async function insertMissing(
  db: Db,
  userId: string,
  { subscriptionId, charges }: { subscriptionId: string; charges: readonly Charge[] },
): Promise<void> {
  if (charges.length === 0) return;
  await db
    .insertInto('payment_charge')
    .values(
      charges.map(({ paymentId, amountPaise, chargedAt }) => ({
        user_id: userId,
        id: paymentId,
        subscription_id: subscriptionId,
        amount_paise: amountPaise,
        charged_at: chargedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

/** Every charge of a person's, oldest first. */
export function listForUser(db: Db, userId: string): Promise<PaymentChargeRow[]> {
  return db
    .selectFrom('payment_charge')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('charged_at')
    .orderBy('id')
    .execute();
}

/** A charge by the provider's payment, no matter whose it is. */
export function findById(db: Db, id: string): Promise<PaymentChargeRow | undefined> {
  return db.selectFrom('payment_charge').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many charges of a subscription are known. */
export async function count(db: Db, userId: string, { subscriptionId }: { subscriptionId: string }): Promise<number> {
  const { charges } = await db
    .selectFrom('payment_charge')
    .select(({ fn }) => fn.countAll<number>().as('charges'))
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  return charges;
}

/** Sets how much of a charge is to be paid back in all. */
export async function setRefund(
  db: Db,
  userId: string,
  { id, refundPaise }: { id: string; refundPaise: number },
): Promise<void> {
  await db
    .updateTable('payment_charge')
    .set({ refund_paise: refundPaise })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
