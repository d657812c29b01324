import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that were deleted here and are still to be removed at a hosted sign-in service. */
export const identityRemoval: Migration = {
  async up(db) {
    await sql`
      create table identity_removal (
        account_id text primary key,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null
      )`.execute(db);
    await sql`create index identity_removal_next on identity_removal (next_attempt_at)`.execute(db);
  },
};
