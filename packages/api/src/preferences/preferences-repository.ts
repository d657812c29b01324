import type { Db } from '@platewise/db/database';
import type { UserPreferencesRow } from '@platewise/db/tables/calendar-tables';

/** Undefined before anything was chosen. */
export function findPreferences(db: Db, userId: string): Promise<UserPreferencesRow | undefined> {
  return db.selectFrom('user_preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Sets the fields that are given; the others stay. */
export async function upsertPreferences(
  db: Db,
  userId: string,
  fields: Partial<Omit<UserPreferencesRow, 'user_id'>> & Pick<UserPreferencesRow, 'updated_at'>,
): Promise<void> {
  await db
    .insertInto('user_preferences')
    .values({
      user_id: userId,
      time_zone: null,
      week_start: null,
      units: null,
      profile_id: null,
      reference_set: null,
      region: null,
      ...fields,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}
