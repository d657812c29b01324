import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What became of a planned meal belongs to that meal: another one in its slot is neither eaten nor skipped by it. */
export const outcomesOfMeals: Migration = {
  async up(db) {
    await sql`drop index diary_meal_slot`.execute(db);
    await sql`
      create unique index diary_meal_slot on diary_meal (user_id, date, slot, coalesce(origin ->> 'mealId', ''))
      where slot is not null`.execute(db);
    await sql`alter table diary_skip add column meal_id text not null default ''`.execute(db);
    // Which meal was skipped was not kept: it is taken to be the one that stands there.
    await sql`
      update diary_skip as skip set meal_id = coalesce(entry.meal ->> 'id', '')
      from calendar_entry as entry
      where entry.user_id = skip.user_id and entry.date = skip.date and entry.slot = skip.slot`.execute(db);
    await sql`alter table diary_skip alter column meal_id drop default`.execute(db);
    await sql`alter table diary_skip drop constraint diary_skip_pkey`.execute(db);
    await sql`alter table diary_skip add primary key (user_id, date, slot, meal_id)`.execute(db);
  },
};
