import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Changing a plan: what it was before each change, which meals it has paid for, and meals that a person does not want again. */
export const planChanges: Migration = {
  async up(db) {
    await sql`
      alter table meal_plan
        add column revision integer not null default 0,
        add column undo_steps integer not null default 0,
        add column warnings jsonb not null default '[]',
        add column paid_meals jsonb not null default '[]'`.execute(db);
    await sql`
      create table plan_revision (
        user_id text not null,
        plan_id text not null,
        revision integer not null,
        meals jsonb not null,
        certificate jsonb not null,
        warnings jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, plan_id, revision),
        foreign key (user_id, plan_id) references meal_plan (user_id, id) on delete cascade
      )`.execute(db);
    await sql`
      create table disliked_meal (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        name text not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`create unique index disliked_meal_name on disliked_meal (user_id, lower(name))`.execute(db);
  },
};
