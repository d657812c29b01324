import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How much of a food is at home and until when it is good, what the last restock brought, and what an eaten meal took. */
export const pantryAmounts: Migration = {
  async up(db) {
    // Without a default no row is touched: what is at home stays "some, not counted".
    await sql`
      alter table pantry_food
        add column grams double precision,
        add column use_by date,
        add column restock_id text,
        add column restocked_grams double precision`.execute(db);
    await sql`alter table diary_meal add column taken_grams jsonb`.execute(db);
  },
};
