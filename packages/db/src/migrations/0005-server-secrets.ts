import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Secrets that the server makes for itself and that all processes on one database must share. */
export const serverSecrets: Migration = {
  async up(db) {
    await sql`
      create table server_secret (
        name text primary key,
        value text not null
      )`.execute(db);
  },
};
