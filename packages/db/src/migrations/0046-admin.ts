import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What operators do and see: who is one, the log of all they did, which nobody changes, and of what waits why it failed last.
 * `if not exists`: on a large database the indexes of people and payments are made beforehand, without blocking anybody (docs/scale.md).
 */
export const admin: Migration = {
  async up(db) {
    await sql`alter table app_user add column operator_since timestamptz`.execute(db);
    await sql`alter table mail_outbox add column last_error text`.execute(db);
    await sql`alter table payment_task add column last_error text`.execute(db);
    await sql`alter table identity_removal add column last_error text`.execute(db);
    await sql`alter table contact_message add column answered_at timestamptz`.execute(db);
    await sql`alter table payment_event add column type text, add column subscription_id text`.execute(db);
    await sql`alter table rate_counter add column refused_until timestamptz`.execute(db);
    await sql`
      create table admin_log (
        id text primary key,
        at timestamptz not null,
        operator_id text,
        operator_hash text,
        action text not null,
        subject_id text,
        subject text,
        reason text,
        detail text
      )`.execute(db);
    for (const { name, on } of INDEXES) await sql.raw(`create index if not exists ${name} on ${on}`).execute(db);
    // Two columns are cleared when an account is deleted: its id goes, the digest next to it stays. Replaced, since a restore of an
    // older backup removes every table before, and no function.
    await sql`
      create or replace function refuse_admin_log_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE'
          and to_jsonb(new) - 'operator_id' - 'subject_id' = to_jsonb(old) - 'operator_id' - 'subject_id'
          and (new.operator_id is null or new.operator_id is not distinct from old.operator_id)
          and (new.subject_id is null or new.subject_id is not distinct from old.subject_id)
        then return new;
        end if;
        raise exception 'What stands in the log of operators is never changed or removed.';
      end $$`.execute(db);
    await sql`
      create trigger admin_log_is_kept before update or delete on admin_log
      for each row execute function refuse_admin_log_change()`.execute(db);
  },
};

const INDEXES: readonly { name: string; on: string }[] = [
  { name: 'app_user_newest', on: 'app_user (created_at, id)' },
  { name: 'app_user_id_prefix', on: 'app_user (id text_pattern_ops)' },
  { name: 'app_user_email_prefix', on: 'app_user (lower(email) text_pattern_ops)' },
  { name: 'app_user_operator', on: 'app_user (id) where operator_since is not null' },
  { name: 'subscription_paid', on: "subscription (plan, user_id) where plan <> 'free'" },
  { name: 'payment_charge_newest', on: 'payment_charge (charged_at)' },
  { name: 'payment_subscription_newest', on: 'payment_subscription (activated_at)' },
  { name: 'payment_event_subscription', on: 'payment_event (subscription_id) where subscription_id is not null' },
  { name: 'mail_outbox_newest', on: 'mail_outbox (created_at, id)' },
  { name: 'rate_counter_refused', on: 'rate_counter (refused_until) where refused_until is not null' },
  { name: 'admin_log_newest', on: 'admin_log (at, id)' },
  { name: 'admin_log_about', on: 'admin_log (subject, at, id)' },
  { name: 'admin_log_by', on: 'admin_log (operator_id) where operator_id is not null' },
];
