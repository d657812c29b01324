import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The calendar, what takes a change of it back, the link of its feed, and how a person wants dates and amounts shown. */
export const calendar: Migration = {
  async up(db) {
    await sql`
      create table calendar (
        user_id text primary key references app_user (id) on delete cascade,
        revision integer not null default 0,
        feed_hash text,
        feed_created_at timestamptz
      )`.execute(db);
    await sql`create unique index calendar_feed on calendar (feed_hash) where feed_hash is not null`.execute(db);
    await sql`
      create table calendar_entry (
        user_id text not null references app_user (id) on delete cascade,
        date date not null,
        slot text not null check (slot in ('breakfast', 'lunch', 'dinner', 'snack', 'second-snack')),
        kind text not null check (kind in ('meal', 'eating-out', 'note')),
        meal jsonb,
        servings double precision not null,
        note text,
        kcal integer,
        is_locked boolean not null default false,
        plan_id text,
        revision integer not null,
        updated_at timestamptz not null,
        primary key (user_id, date, slot),
        check ((kind = 'meal') = (meal is not null))
      )`.execute(db);
    await sql`
      create table calendar_change (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        revision integer not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`
      create table calendar_change_slot (
        user_id text not null,
        change_id text not null,
        date date not null,
        slot text not null,
        was jsonb,
        became jsonb,
        primary key (user_id, change_id, date, slot),
        foreign key (user_id, change_id) references calendar_change (user_id, id) on delete cascade
      )`.execute(db);
    await sql`
      create table user_preferences (
        user_id text primary key references app_user (id) on delete cascade,
        time_zone text,
        week_start smallint check (week_start in (0, 1, 6)),
        units text check (units in ('metric', 'us')),
        profile_id text,
        updated_at timestamptz not null
      )`.execute(db);
  },
};
