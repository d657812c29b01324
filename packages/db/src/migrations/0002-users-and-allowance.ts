import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People, what they pay for, and the tokens of the free plan with every movement. */
export const usersAndAllowance: Migration = {
  async up(db) {
    await sql`
      create table app_user (
        id text primary key,
        email text not null,
        email_verified boolean not null,
        name text not null,
        registered_at timestamptz,
        registered_email text unique,
        demo_plans_saved integer not null default 0,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index app_user_email_lower on app_user (lower(email))`.execute(db);
    await sql`
      create table subscription (
        user_id text primary key references app_user (id) on delete cascade,
        plan text not null check (plan in ('free', 'pro', 'family')),
        status text not null check (status in ('active', 'inactive', 'cancelled')),
        current_period_end timestamptz,
        cancel_at_period_end boolean not null default false,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`
      create table allowance (
        user_id text primary key references app_user (id) on delete cascade,
        tokens integer not null check (tokens >= 0),
        anchor_at timestamptz not null,
        period_index integer not null check (period_index >= 0)
      )`.execute(db);
    await sql`
      create table generation (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        state text not null check (state in ('reserved', 'done', 'refunded')),
        tokens integer not null check (tokens >= 0),
        period_index integer not null,
        deadline timestamptz not null,
        created_at timestamptz not null,
        settled_at timestamptz,
        primary key (user_id, id)
      )`.execute(db);
    await sql`create index generation_open on generation (deadline) where state = 'reserved'`.execute(db);
    await sql`
      create table token_ledger (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        kind text not null check (kind in ('grant', 'reserve', 'refund')),
        amount integer not null,
        balance_after integer not null,
        generation_id text,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
  },
};
