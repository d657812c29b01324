import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The diary of what was eaten, planned meals that were skipped, and what days aim at. */
export const calorieTracker: Migration = {
  async up(db) {
    await sql`
      create table diary_entry (
        user_id text not null references app_user (id) on delete cascade,
        date date not null,
        id text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, date)
      )`.execute(db);
    await sql`create unique index diary_entry_id on diary_entry (user_id, id)`.execute(db);
    await sql`
      create table diary_meal (
        user_id text not null,
        date date not null,
        id text not null,
        name text not null,
        time text not null,
        calories double precision not null check (calories between 0 and 20000),
        protein double precision check (protein between 0 and 2000),
        carbs double precision check (carbs between 0 and 2000),
        fat double precision check (fat between 0 and 2000),
        nutrition jsonb,
        origin jsonb not null,
        is_edited boolean not null default false,
        slot text,
        updated_at timestamptz not null,
        primary key (user_id, date, id),
        foreign key (user_id, date) references diary_entry (user_id, date) on delete cascade
      )`.execute(db);
    await sql`create unique index diary_meal_slot on diary_meal (user_id, date, slot) where slot is not null`.execute(
      db,
    );
    await sql`
      create table diary_skip (
        user_id text not null references app_user (id) on delete cascade,
        date date not null,
        slot text not null,
        created_at timestamptz not null,
        primary key (user_id, date, slot)
      )`.execute(db);
    await sql`
      create table daily_goal (
        user_id text not null references app_user (id) on delete cascade,
        date date not null,
        kcal integer not null check (kcal between 1 and 20000),
        protein double precision check (protein between 0 and 2000),
        carbs double precision check (carbs between 0 and 2000),
        fat double precision check (fat between 0 and 2000),
        updated_at timestamptz not null,
        primary key (user_id, date)
      )`.execute(db);
  },
};
