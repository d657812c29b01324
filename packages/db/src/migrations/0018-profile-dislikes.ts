import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each profile has meals of its own that are not wanted, beside those of the person. */
export const profileDislikes: Migration = {
  async up(db) {
    await sql`alter table profile add column disliked_meals jsonb not null default '[]'`.execute(db);
  },
};
