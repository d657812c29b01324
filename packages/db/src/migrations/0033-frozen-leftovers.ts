import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an earlier meal has left may wait in the freezer, where it keeps for longer than in the fridge. */
export const frozenLeftovers: Migration = {
  async up(db) {
    // A constant default touches no row.
    await sql`alter table calendar_entry add column is_frozen boolean not null default false`.execute(db);
  },
};
