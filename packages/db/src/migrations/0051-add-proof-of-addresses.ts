import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose monthly refill waits until their address is confirmed; of nobody who was there before. */
export const addProofOfAddresses: Migration = {
  async up(db) {
    await sql`alter table allowance add column needs_proof boolean not null default false`.execute(db);
  },
};
