import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose reference intakes a person wants their nutrients compared with; null where they never chose. */
export const referenceSet: Migration = {
  async up(db) {
    await sql`alter table user_preferences add column reference_set text`.execute(db);
  },
};
