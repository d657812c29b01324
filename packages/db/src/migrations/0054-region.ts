import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where most dishes of a person's plans are to be from; null where they never chose. */
export const region: Migration = {
  async up(db) {
    await sql`alter table user_preferences add column region text`.execute(db);
  },
};
