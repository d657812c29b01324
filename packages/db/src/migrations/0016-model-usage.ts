import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a model cost, day by day; of whom an order came is nowhere. */
export const modelUsage: Migration = {
  async up(db) {
    await sql`
      create table model_usage (
        day date not null,
        model text not null,
        outcome text not null,
        orders integer not null,
        requests integer not null,
        dishes integer not null,
        input_tokens bigint,
        cached_tokens bigint,
        output_tokens bigint,
        cost_micros bigint,
        orders_without_cost integer not null,
        primary key (day, model, outcome)
      )`.execute(db);
  },
};
