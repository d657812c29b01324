import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A meal of the calendar may be what an earlier one has left: it is cooked with that one, which holds the same meal. */
export const leftovers: Migration = {
  async up(db) {
    // A constant default touches no row.
    await sql`alter table calendar_entry add column is_leftover boolean not null default false`.execute(db);
  },
};
