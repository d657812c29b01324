import type { Db, ProfileRow } from '@platewise/db/database';
import { sql } from 'kysely';

type Profile = Omit<ProfileRow, 'user_id'>;

/** Oldest first: the first is the one that a person always has. */
export function listForUser(db: Db, userId: string): Promise<ProfileRow[]> {
  return db
    .selectFrom('profile')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The statement of the profile that the calendar plans for: the one that was chosen while it is there, else the oldest. */
export function plannedProfileQuery(db: Db, userId: string) {
  const chosen = sql`profile.id is not distinct from (select profile_id from user_preferences where user_id = ${userId})`;
  return db
    .selectFrom('profile')
    .select([
      'user_id',
      'id',
      'name',
      'goal',
      'dietary_preferences',
      'exclude_ingredients',
      'disliked_meals',
      'conditions',
      'calorie_target',
      'created_at',
      'updated_at',
    ])
    .where('user_id', '=', userId)
    .orderBy(chosen, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(1));
}

/** Undefined when the person has no such profile. */
export function findById(db: Db, userId: string, { id }: { id: string }): Promise<ProfileRow | undefined> {
  return db.selectFrom('profile').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** How many profiles a person has. */
export async function countForUser(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('profile')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a profile. */
export async function insert(db: Db, userId: string, profile: Profile): Promise<void> {
  await db
    .insertInto('profile')
    .values({
      ...profile,
      user_id: userId,
      exclude_ingredients: JSON.stringify(profile.exclude_ingredients),
      disliked_meals: JSON.stringify(profile.disliked_meals),
      conditions: JSON.stringify(profile.conditions),
    })
    .execute();
}

/** Changes the fields that are given; undefined when the person has no such profile. */
export function update(
  db: Db,
  userId: string,
  {
    id,
    exclude_ingredients,
    disliked_meals,
    conditions,
    ...fields
  }: Partial<Profile> & Pick<Profile, 'id' | 'updated_at'>,
): Promise<ProfileRow | undefined> {
  const excluded = exclude_ingredients && { exclude_ingredients: JSON.stringify(exclude_ingredients) };
  const disliked = disliked_meals && { disliked_meals: JSON.stringify(disliked_meals) };
  const named = conditions && { conditions: JSON.stringify(conditions) };
  return db
    .updateTable('profile')
    .set({ ...fields, ...excluded, ...disliked, ...named })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Returns false when the person has no such profile. */
export async function deleteById(db: Db, userId: string, { id }: { id: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('profile')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
