import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a person paid for a food: the last price in each currency. */
export const ownPrices: Migration = {
  async up(db) {
    await sql`
      create table own_price (
        user_id text not null references app_user (id) on delete cascade,
        food text not null,
        currency text not null,
        amount double precision not null,
        grams double precision not null,
        paid_on date not null,
        primary key (user_id, food, currency)
      )`.execute(db);
  },
};
