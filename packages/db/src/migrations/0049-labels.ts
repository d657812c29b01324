import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Labels of packs by their barcode, as a source stated them. They are nobody's, and those of Open Food Facts stand in no other table:
 * its licence (ODbL) asks that they stay apart and named.
 */
export const labels: Migration = {
  async up(db) {
    await sql`
      create table label_food (
        barcode text not null,
        source text not null,
        name text not null,
        maker text,
        serving_grams double precision,
        per_100g jsonb not null,
        fetched_at timestamptz not null,
        primary key (barcode, source)
      )`.execute(db);
  },
};
