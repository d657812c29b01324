import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Foods that people copied from labels, with the figures as the label states them. */
export const ownFoods: Migration = {
  async up(db) {
    await sql`
      create table own_food (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        name text not null,
        serving_grams double precision,
        stated_per text not null,
        label jsonb not null,
        barcode text,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`create unique index own_food_barcode on own_food (user_id, barcode) where barcode is not null`.execute(
      db,
    );
  },
};
