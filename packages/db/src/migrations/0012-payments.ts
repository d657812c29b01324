import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Paid plans: what a provider says about each subscription, its charges and what is to be paid back; work for the
 * provider that must not be lost; the sandbox's own books; and what a deleted account had left of its free month.
 */
export const payments: Migration = {
  async up(db) {
    await sql`alter table subscription add column granted_plan text check (granted_plan in ('pro', 'family'))`.execute(
      db,
    );
    // Whoever has a paid plan by now was given it by an operator.
    await sql`update subscription set granted_plan = plan where plan <> 'free'`.execute(db);
    await sql`
      create table payment_subscription (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        provider text not null check (provider in ('razorpay', 'sandbox')),
        plan_id text not null check (plan_id in ('pro_monthly', 'pro_yearly', 'family_monthly', 'family_yearly')),
        state text not null,
        state_at timestamptz not null,
        paid_count integer not null default 0 check (paid_count >= 0),
        paid_through timestamptz,
        period_end timestamptz,
        activated_at timestamptz,
        starts_at timestamptz,
        pay_url text,
        is_open boolean not null,
        cancel_at_period_end boolean not null default false,
        revoked_at timestamptz,
        is_replaced boolean not null default false,
        guarantee_at timestamptz,
        next_check_at timestamptz,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`create unique index payment_subscription_open on payment_subscription (user_id) where is_open`.execute(
      db,
    );
    await sql`create index payment_subscription_id on payment_subscription (id)`.execute(db);
    await sql`
      create index payment_subscription_check on payment_subscription (next_check_at)
      where next_check_at is not null`.execute(db);
    await sql`
      create index payment_subscription_sandbox on payment_subscription (user_id)
      where provider = 'sandbox' and revoked_at is null`.execute(db);
    await sql`
      create table payment_charge (
        user_id text not null,
        id text not null,
        subscription_id text not null,
        amount_paise integer not null check (amount_paise > 0),
        charged_at timestamptz not null,
        refund_paise integer not null default 0 check (refund_paise between 0 and amount_paise),
        primary key (user_id, id),
        foreign key (user_id, subscription_id) references payment_subscription (user_id, id) on delete cascade
      )`.execute(db);
    // Without the person's id: money is paid back although the account was deleted meanwhile.
    await sql`
      create table payment_task (
        provider text not null,
        kind text not null check (kind in ('cancel', 'refund')),
        target text not null,
        amount_paise integer,
        state text not null default 'waiting' check (state in ('waiting', 'failed')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        created_at timestamptz not null,
        primary key (provider, kind, target)
      )`.execute(db);
    await sql`create table payment_event (id text primary key, received_at timestamptz not null)`.execute(db);
    await sandboxTables(db);
    await sql`
      create table allowance_memory (
        email_hash text primary key,
        tokens integer not null check (tokens >= 0),
        anchor_at timestamptz not null,
        period_index integer not null,
        kept_until timestamptz not null
      )`.execute(db);
  },
};

async function sandboxTables(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`
    create table sandbox_subscription (
      id text primary key,
      user_id text not null references app_user (id) on delete cascade,
      plan_id text not null,
      state text not null,
      changed_at timestamptz not null,
      paid_count integer not null default 0,
      anchor_at timestamptz,
      period_end timestamptz,
      starts_at timestamptz,
      cancel_at_period_end boolean not null default false,
      is_card_good boolean not null default true,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index sandbox_subscription_user on sandbox_subscription (user_id)`.execute(db);
  await sql`
    create table sandbox_payment (
      id text primary key,
      subscription_id text not null references sandbox_subscription (id) on delete cascade,
      amount_paise integer not null,
      refunded_paise integer not null default 0 check (refunded_paise between 0 and amount_paise),
      paid_at timestamptz not null
    )`.execute(db);
  await sql`create index sandbox_payment_subscription on sandbox_payment (subscription_id)`.execute(db);
}
