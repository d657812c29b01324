import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people state of their bodies, what they measure, and what they decided on targets from it. */
export const bodies: Migration = {
  async up(db) {
    await sql`
      create table body_facts (
        user_id text not null references app_user (id) on delete cascade,
        born_on date not null,
        sex text not null,
        height_cm double precision not null,
        activity text not null,
        aim text not null,
        weekly_percent double precision not null,
        conditions jsonb not null,
        updated_at timestamptz not null,
        primary key (user_id)
      )`.execute(db);
    await sql`
      create table body_measure (
        user_id text not null references app_user (id) on delete cascade,
        measure text not null,
        name text not null,
        date date not null,
        id text not null,
        value double precision not null,
        unit text not null,
        updated_at timestamptz not null,
        primary key (user_id, measure, name, date)
      )`.execute(db);
    await sql`
      create table target_decision (
        user_id text not null references app_user (id) on delete cascade,
        date date not null,
        goal_kcal integer not null,
        proposed_kcal integer not null,
        expenditure_kcal integer not null,
        expenditure_sd integer not null,
        is_accepted boolean not null,
        decided_at timestamptz not null,
        primary key (user_id, date)
      )`.execute(db);
  },
};
