import type { Db } from '@platewise/db/database';
import type { PaymentChargeRow } from '@platewise/db/tables/payment-tables';
import type { Charge } from '@platewise/providers/payments/payments-port';

/** Adds charges that are not known yet, and the provider's invoices of those that are. */
export async function insertMissing(
  db: Db,
  userId: string,
  { subscriptionId, charges }: { subscriptionId: string; charges: readonly Charge[] },
): Promise<void> {
  if (charges.length === 0) return;
  await db
    .insertInto('payment_charge')
    .values(
      charges.map(({ paymentId, amountPaise, chargedAt, invoiceUrl }) => ({
        user_id: userId,
        id: paymentId,
        subscription_id: subscriptionId,
        amount_paise: amountPaise,
        charged_at: chargedAt,
        invoice_url: invoiceUrl ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet(({ fn }) => ({
        invoice_url: fn.coalesce('payment_charge.invoice_url', 'excluded.invoice_url'),
      })),
    )
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

/** Whether a charge since a moment lacks the provider's invoice. */
export async function lacksInvoice(
  db: Db,
  userId: string,
  { subscriptionId, since }: { subscriptionId: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_charge')
    .select('id')
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .where('invoice_url', 'is', null)
    .where('charged_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
