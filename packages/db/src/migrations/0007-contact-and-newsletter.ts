import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What visitors send: messages and newsletter addresses; and the letters that wait to be mailed. */
export const contactAndNewsletter: Migration = {
  async up(db) {
    await sql`
      create table contact_message (
        id text primary key,
        name text not null,
        email text not null,
        subject text not null,
        message text not null,
        fingerprint text not null,
        created_at timestamptz not null,
        read_at timestamptz
      )`.execute(db);
    await sql`create index contact_message_newest on contact_message (created_at desc, id desc)`.execute(db);
    await sql`create index contact_message_repeated on contact_message (fingerprint, created_at)`.execute(db);
    await sql`
      create table newsletter_subscriber (
        id text primary key,
        email text not null unique,
        state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
        confirmed_at timestamptz,
        letter_at timestamptz,
        asked_at timestamptz not null,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index newsletter_subscriber_pending on newsletter_subscriber (asked_at) where state = 'pending'`.execute(
      db,
    );
    await sql`
      create table newsletter_link (
        token_hash text primary key,
        subscriber_id text not null references newsletter_subscriber (id) on delete cascade,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index newsletter_link_subscriber on newsletter_link (subscriber_id)`.execute(db);
    await sql`
      create table mail_outbox (
        id text primary key,
        recipient text not null,
        reply_to text,
        subject text not null,
        body text not null,
        unsubscribe_url text,
        state text not null default 'waiting' check (state in ('waiting', 'failed')),
        attempts integer not null default 0 check (attempts >= 0),
        next_attempt_at timestamptz not null,
        created_at timestamptz not null
      )`.execute(db);
    await sql`create index mail_outbox_due on mail_outbox (next_attempt_at) where state = 'waiting'`.execute(db);
  },
};
