import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tokens that end by themselves, which letters a person wants, and what keeps a deleted account deleted. */
export const account: Migration = {
  async up(db) {
    await sql`alter table personal_token add column expires_at timestamptz`.execute(db);
    await sql`alter table app_user add column billing_mail boolean not null default true`.execute(db);
    await sql`
      alter table newsletter_subscriber
      add column user_id text references app_user (id) on delete cascade`.execute(db);
    await sql`create index newsletter_subscriber_user on newsletter_subscriber (user_id) where user_id is not null`.execute(
      db,
    );
    // The link of a letter unsubscribes for ever, also when the account that asked for it is gone.
    await sql`
      alter table newsletter_link
      add column user_id text references app_user (id) on delete set null`.execute(db);
    await sql`create index newsletter_link_user on newsletter_link (user_id) where user_id is not null`.execute(db);
    // What was told about a payment, so that nobody is told twice.
    await sql`
      create table billing_letter (
        user_id text not null references app_user (id) on delete cascade,
        about text not null,
        written_at timestamptz not null,
        primary key (user_id, about)
      )`.execute(db);
    await sql`
      create table deleted_account (
        subject_hash text primary key,
        kept_until timestamptz not null
      )`.execute(db);
    // Two demo plans are kept without tokens once, however often an account is made anew.
    await sql`alter table allowance_memory add column demo_plans_saved integer not null default 0`.execute(db);
  },
};
