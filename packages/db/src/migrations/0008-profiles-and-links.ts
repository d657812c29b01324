import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Profiles, links that show a plan to others, and plans that were deleted and can be restored for a while. */
export const profilesAndLinks: Migration = {
  async up(db) {
    await sql`
      create table profile (
        user_id text not null references app_user (id) on delete cascade,
        id text not null,
        name text not null,
        goal text,
        dietary_preferences text,
        exclude_ingredients jsonb not null,
        calorie_target integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db);
    await sql`alter table meal_plan add column deleted_at timestamptz`.execute(db);
    await sql`create index meal_plan_deleted on meal_plan (deleted_at) where deleted_at is not null`.execute(db);
    await sql`
      create table plan_link (
        user_id text not null,
        plan_id text not null,
        token_hash text not null,
        created_at timestamptz not null,
        primary key (user_id, plan_id, token_hash),
        foreign key (user_id, plan_id) references meal_plan (user_id, id) on delete cascade
      )`.execute(db);
    await sql`create index plan_link_token on plan_link (token_hash)`.execute(db);
  },
};
