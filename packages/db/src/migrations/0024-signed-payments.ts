import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A signed payment counts before the provider has charged it, what is charged tells how far is paid, and a plan that
 * was changed at the provider is followed.
 */
export const signedPayments: Migration = {
  async up(db) {
    await sql`
      alter table payment_subscription
        add column signed_payment_id text,
        add column unconfirmed_at timestamptz,
        add column last_charged_at timestamptz,
        add column plan_at timestamptz,
        add column unknown_plan_at timestamptz`.execute(db);
    // The provider names a payment alone when a refund of it failed.
    await sql`create index payment_charge_id on payment_charge (id)`.execute(db);
    await sql`
      update payment_subscription as one set last_charged_at = charge.last_at
      from (
        select user_id, subscription_id, max(charged_at) as last_at from payment_charge group by user_id, subscription_id
      ) as charge
      where charge.user_id = one.user_id and charge.subscription_id = one.id`.execute(db);
  },
};
