import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { Db } from '@platewise/db/database';
import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { sql } from 'kysely';

/** An occasion that somebody wants an email about and had none. */
export type BillingOccasion = { userId: string; email: string; about: string; planId: PaidPlanId; refundPaise: number };

/** Renewals that failed and nobody was informed of, one for each time that was not paid. */
export function findFailures(db: Db, { limit }: { limit: number }): Promise<BillingOccasion[]> {
  const about = sql<string>`'failed ' || one.id || ' ' || coalesce(one.paid_through::text, '')`;
  return db
    .selectFrom('payment_subscription as one')
    .innerJoin('app_user as person', 'person.id', 'one.user_id')
    .leftJoin('billing_letter as letter', (join) =>
      join.onRef('letter.user_id', '=', 'one.user_id').on('letter.about', '=', about),
    )
    .select(['one.user_id as userId', 'person.email', 'one.plan_id as planId', about.as('about')])
    .select(sql<number>`0`.as('refundPaise'))
    .where('one.state', 'in', ['pending', 'halted'])
    .where('one.revoked_at', 'is', null)
    .where('person.billing_mail', '=', true)
    .where('person.email', '<>', '')
    .where('letter.about', 'is', null)
    .limit(limit)
    .execute();
}

/** Subscriptions with a signed payment of before a moment, of which no charge is known and nobody was informed. */
export async function findUncharged(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<{ row: PaymentSubscriptionRow; occasion: BillingOccasion }[]> {
  const about = sql<string>`'unconfirmed ' || one.id`;
  const rows = await db
    .selectFrom('payment_subscription as one')
    .innerJoin('app_user as person', 'person.id', 'one.user_id')
    .leftJoin('billing_letter as letter', (join) =>
      join.onRef('letter.user_id', '=', 'one.user_id').on('letter.about', '=', about),
    )
    .selectAll('one')
    .select(['person.email', about.as('about')])
    .where('one.signed_payment_id', 'is not', null)
    .where('one.paid_count', '=', 0)
    .where('one.revoked_at', 'is', null)
    .where('one.activated_at', '<=', before)
    .where('person.billing_mail', '=', true)
    .where('person.email', '<>', '')
    .where('letter.about', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ email, about: key, ...row }) => ({
    row,
    occasion: { userId: row.user_id, email, about: key, planId: row.plan_id, refundPaise: 0 },
  }));
}

/** Charges of plans that ended since a moment which are paid back, and nobody was informed of. */
export function findRefunds(db: Db, { since, limit }: { since: Date; limit: number }): Promise<BillingOccasion[]> {
  const about = sql<string>`'refund ' || charge.id`;
  return db
    .selectFrom('payment_charge as charge')
    .innerJoin('payment_subscription as one', (join) =>
      join.onRef('one.user_id', '=', 'charge.user_id').onRef('one.id', '=', 'charge.subscription_id'),
    )
    .innerJoin('app_user as person', 'person.id', 'charge.user_id')
    .leftJoin('billing_letter as letter', (join) =>
      join.onRef('letter.user_id', '=', 'charge.user_id').on('letter.about', '=', about),
    )
    .select(['charge.user_id as userId', 'person.email', 'one.plan_id as planId', about.as('about')])
    .select('charge.refund_paise as refundPaise')
    .where('charge.refund_paise', '>', 0)
    .where(({ fn }) => fn.coalesce('one.revoked_at', 'one.ends_at'), '>', since)
    .where('person.billing_mail', '=', true)
    .where('person.email', '<>', '')
    .where('letter.about', 'is', null)
    .limit(limit)
    .execute();
}

/** Notes that an email was written; false when another process did so first, or the person has gone. */
export async function insertWritten(
  trx: Db,
  { userId, about, at }: { userId: string; about: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('billing_letter')
    .columns(['user_id', 'about', 'written_at'])
    .expression((query) =>
      query
        .selectFrom('app_user')
        .select(['id', sql<string>`${about}::text`.as('about'), sql<Date>`${at}::timestamptz`.as('written_at')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'about']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}
