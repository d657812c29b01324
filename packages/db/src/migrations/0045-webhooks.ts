import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses that want to be informed of what changes, and the messages to each of them. */
export const webhooks: Migration = {
  async up(db) {
    // What any of a person's webhooks wants, so that a change of anyone who has none asks nothing more.
    await sql`alter table app_user add column webhook_events text not null default ''`.execute(db);
    await sql`
      create table webhook (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        name text not null,
        url text not null,
        events text not null,
        secret text not null,
        old_secret text,
        old_signs_until timestamptz,
        state text not null default 'on',
        failing_since timestamptz,
        resting_until timestamptz,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`
      create table webhook_delivery (
        user_id text not null,
        webhook_id text not null,
        message_id text not null,
        event text not null,
        subject text not null,
        state text not null default 'new',
        attempts integer not null default 0,
        status integer,
        failure text,
        next_attempt_at timestamptz,
        created_at timestamptz not null,
        tried_at timestamptz,
        primary key (user_id, webhook_id, message_id),
        foreign key (user_id, webhook_id) references webhook (user_id, id) on delete cascade
      )`.execute(db);
    // What was not tried yet stands for every change of the same thing until then.
    await sql`
      create unique index webhook_delivery_new on webhook_delivery (user_id, webhook_id, event, subject)
      where state = 'new'`.execute(db);
    await sql`
      create index webhook_delivery_due on webhook_delivery (next_attempt_at)
      where next_attempt_at is not null`.execute(db);
    await sql`create index webhook_delivery_created on webhook_delivery (created_at)`.execute(db);
  },
};
