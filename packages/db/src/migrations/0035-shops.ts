import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The shops that a person goes to, and what they buy where. */
export const shops: Migration = {
  async up(db) {
    await sql`
      create table shop (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        name text not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    // Without a foreign key: a removal that is taken back finds what was bought there.
    await sql`
      create table shop_choice (
        user_id text not null references app_user (id) on delete cascade,
        kind text not null check (kind in ('aisle', 'line')),
        key text not null,
        shop_id text,
        primary key (user_id, kind, key)
      )`.execute(db);
  },
};
