import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The list that a person keeps, what they did to its lines, what they have at home, and the list generated last. */
export const shoppingList: Migration = {
  async up(db) {
    await sql`
      create table shopping_list (
        user_id text not null primary key references app_user (id) on delete cascade,
        source jsonb,
        number_of_people integer not null,
        updated_at timestamptz not null
      )`.execute(db);
    await sql`
      create table shopping_item (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        kind text not null,
        name text not null,
        aisle text,
        quantity text,
        edited_grams double precision,
        needed_at_edit double precision,
        is_ticked boolean not null,
        ticked_amount double precision,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`
      create table pantry_food (
        user_id text not null references app_user (id) on delete cascade,
        food text not null,
        created_at timestamptz not null,
        primary key (user_id, food)
      )`.execute(db);
    await sql`
      create table generated_list (
        user_id text not null primary key references app_user (id) on delete cascade,
        id text not null,
        number_of_people integer not null,
        meals jsonb not null,
        created_at timestamptz not null
      )`.execute(db);
  },
};
