import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files of other products that people brought along, and which meal or measure each of their rows became. */
export const imports: Migration = {
  async up(db) {
    await sql`
      create table data_import (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        source text not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`
      create table imported_row (
        user_id text not null,
        row_key text not null,
        import_id text not null,
        kind text not null,
        date date not null,
        row_id text not null,
        added_at timestamptz not null,
        primary key (user_id, row_key),
        foreign key (user_id, import_id) references data_import (user_id, id) on delete cascade
      )`.execute(db);
    await sql`create index imported_row_import on imported_row (user_id, import_id)`.execute(db);
  },
};
