import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What may still be spent on a model is known before it is asked: sums by month, of everybody and of each person. */
export const addModelSpending: Migration = {
  async up(db) {
    await sql`
      create table model_spending (
        month text primary key,
        micros bigint not null check (micros >= 0)
      )`.execute(db);
    await sql`
      create table person_model_spending (
        user_id text not null references app_user (id) on delete cascade,
        month text not null,
        micros bigint not null check (micros >= 0),
        primary key (user_id, month)
      )`.execute(db);
  },
};
