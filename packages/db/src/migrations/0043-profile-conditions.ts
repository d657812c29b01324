import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Conditions whose rules are kept in what is planned for a profile. */
export const profileConditions: Migration = {
  async up(db) {
    await sql`alter table profile add column conditions jsonb not null default '[]'`.execute(db);
  },
};
