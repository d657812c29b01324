import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What was sold stays known: the provider's plan and the price of that day, the end that was chosen, and which
 * subscriptions deleted accounts had, so that a charge which comes after all is paid back.
 */
export const whatWasSold: Migration = {
  async up(db) {
    // Null for what was sold before; the next word of the provider fills the plan in.
    await sql`
      alter table payment_subscription
        add column provider_plan_id text,
        add column amount_paise integer check (amount_paise > 0),
        add column ends_at timestamptz`.execute(db);
    await sql`
      create table ended_subscription (
        provider text not null,
        id text not null,
        refund_after timestamptz,
        kept_until timestamptz not null,
        primary key (provider, id)
      )`.execute(db);
    await sql`create index ended_subscription_kept on ended_subscription (kept_until)`.execute(db);
    // What was given up is tried again: nothing that is owed is dropped any more after a few days.
    await sql`update payment_task set state = 'waiting', next_attempt_at = now() where state = 'failed'`.execute(db);
  },
};
