import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the calls themselves need: keys that make a retry safe, API tokens, and counters of the limits. */
export const callsAndTokens: Migration = {
  async up(db) {
    await sql`
      create table idempotency_key (
        user_id text not null references app_user (id) on delete cascade,
        key text not null,
        request_hash text not null,
        attempt text not null,
        response jsonb,
        running_until timestamptz not null,
        expires_at timestamptz not null,
        primary key (user_id, key)
      )`.execute(db);
    await sql`create index idempotency_key_expiry on idempotency_key (expires_at)`.execute(db);
    await sql`
      create table personal_token (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        name text not null,
        token_hash text not null,
        created_at timestamptz not null,
        last_used_at timestamptz,
        primary key (user_id, id)
      )`.execute(db);
    await sql`create index personal_token_hash on personal_token (token_hash)`.execute(db);
    // Counters may be lost in a crash, so their writes need not wait for the disk.
    await sql`
      create unlogged table rate_counter (
        subject text not null,
        rate_class text not null,
        window_start timestamptz not null,
        calls integer not null,
        primary key (subject, rate_class)
      )`.execute(db);
  },
};
