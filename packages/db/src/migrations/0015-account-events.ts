import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a hosted sign-in service has told about its accounts, so that a message that comes twice, or after a newer one,
 * changes nothing. People are named by a digest: this outlives their account.
 */
export const accountEvents: Migration = {
  async up(db) {
    await sql`
      create table account_event (
        id text primary key,
        subject_hash text not null,
        happened_at timestamptz,
        taken_at timestamptz not null
      )`.execute(db);
    await sql`create index account_event_subject on account_event (subject_hash, happened_at)`.execute(db);
    await sql`create index account_event_taken on account_event (taken_at)`.execute(db);
  },
};
