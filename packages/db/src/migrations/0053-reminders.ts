import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people want to be reminded of and when, the browsers that it is sent to, and the messages to each of them. */
export const reminders: Migration = {
  async up(db) {
    await sql`
      create table reminder_settings (
        user_id text primary key references app_user (id) on delete cascade,
        preparation_at text,
        log_at text,
        weigh_in_weekday smallint,
        weigh_in_at text,
        quiet_from text not null,
        quiet_until text not null,
        next_at timestamptz,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`create index reminder_settings_due on reminder_settings (next_at) where next_at is not null`.execute(db);
    await sql`
      create table push_device (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        name text not null,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        session_id text,
        created_at timestamptz not null,
        last_sent_at timestamptz,
        primary key (user_id, id)
      )`.execute(db);
    await sql`
      create table push_message (
        user_id text not null,
        device_id text not null,
        kind text not null,
        date date not null,
        body text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        expires_at timestamptz not null,
        primary key (user_id, device_id, kind, date),
        foreign key (user_id, device_id) references push_device (user_id, id) on delete cascade
      )`.execute(db);
    await sql`
      create index push_message_due on push_message (next_attempt_at)
      where next_attempt_at is not null`.execute(db);
  },
};
