import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people keep: their plans and their favorite meals. */
export const plansAndFavorites: Migration = {
  async up(db) {
    await sql`
      create table meal_plan (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        name text,
        goal text not null,
        dietary_preferences text not null,
        request jsonb not null,
        seed integer not null,
        meals jsonb not null,
        certificate jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`create index meal_plan_newest on meal_plan (user_id, created_at desc, id desc)`.execute(db);
    await sql`
      create table favorite (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        meal_id text not null,
        fingerprint text not null,
        meal jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, id),
        unique (user_id, meal_id),
        unique (user_id, fingerprint)
      )`.execute(db);
    await sql`create index favorite_newest on favorite (user_id, created_at desc, id desc)`.execute(db);
  },
};
