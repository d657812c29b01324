import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Between which times of a day somebody eats, where they switched that on. */
export const eatingWindows: Migration = {
  async up(db) {
    // Without a default no row is touched: nobody has one.
    await sql`
      alter table body_facts
        add column eating_opens text,
        add column eating_closes text`.execute(db);
  },
};
