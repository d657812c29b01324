import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Water that people drank, a row for each glass. */
export const water: Migration = {
  async up(db) {
    await sql`
      create table water_drink (
        user_id text not null references app_user (id) on delete cascade,
        date date not null,
        id text not null,
        ml integer not null,
        created_at timestamptz not null,
        primary key (user_id, date, id)
      )`.execute(db);
  },
};
