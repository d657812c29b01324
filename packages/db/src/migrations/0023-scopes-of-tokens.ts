import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a personal API token may do, as words with spaces between them. Those that are there go on doing everything. */
export const scopesOfTokens: Migration = {
  async up(db) {
    await sql`alter table personal_token add column scopes text not null default 'read:all write:all'`.execute(db);
  },
};
