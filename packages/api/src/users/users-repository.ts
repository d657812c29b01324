import type { AppUserRow, Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** The record of a person; undefined before their first call. */
export function findById(db: Db, userId: string): Promise<AppUserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Returns false when the row was there already. */
export async function insertIfMissing(
  db: Db,
  userId: string,
  {
    email,
    emailVerified,
    name,
    demoPlansSaved,
    createdAt,
  }: { email: string; emailVerified: boolean; name: string; demoPlansSaved: number; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('app_user')
    .values({
      id: userId,
      email,
      email_verified: emailVerified,
      name,
      registered_at: null,
      registered_email: null,
      demo_plans_saved: demoPlansSaved,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets what the identity says about a person. */
export async function updateProfile(
  db: Db,
  userId: string,
  { email, emailVerified, name }: { email: string; emailVerified: boolean; name: string },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ email, email_verified: emailVerified, name })
    .where('id', '=', userId)
    .execute();
}

/** Sets the registration once; undefined when it was set already. */
export async function markRegistered(
  db: Db,
  userId: string,
  { registeredAt, registeredEmail }: { registeredAt: Date; registeredEmail: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('app_user')
    .set({ registered_at: registeredAt, registered_email: registeredEmail })
    .where('id', '=', userId)
    .where('registered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets whether emails about what a person pays for are wanted. */
export async function setBillingMail(db: Db, userId: string, { isWanted }: { isWanted: boolean }): Promise<void> {
  await db.updateTable('app_user').set({ billing_mail: isWanted }).where('id', '=', userId).execute();
}

/** Makes others who register this address wait until the transaction ends; a unique index holds it on one server only (note 61). */
export async function lockAddress(trx: Db, registeredEmail: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${registeredEmail}, 0))`.execute(trx);
}

/** Who registered with this lower-cased, verified address. */
export function findByRegisteredEmail(db: Db, registeredEmail: string): Promise<AppUserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('registered_email', '=', registeredEmail).executeTakeFirst();
}

/** Holds the person's row until the transaction ends, so that counts made in it stay true. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Takes one of the free places for the demo's plans; false when all are used. */
export async function takeDemoPlace(db: Db, userId: string, { places }: { places: number }): Promise<boolean> {
  const row = await db
    .updateTable('app_user')
    .set((row) => ({ demo_plans_saved: row('demo_plans_saved', '+', 1) }))
    .where('id', '=', userId)
    .where('demo_plans_saved', '<', places)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Everyone with this address, letter case aside, oldest first: people of this product and local accounts not seen yet. */
export async function findByEmail(db: Db, email: string) {
  const sameEmail = sql<string>`lower(${email})`;
  const known = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified', 'name', 'created_at'])
    .where(sql`lower(email)`, '=', sameEmail)
    .orderBy('created_at')
    .limit(20)
    .execute();
  const accounts = await db
    .selectFrom('auth_user')
    .select(['id', 'email', 'emailVerified as email_verified', 'name'])
    .where(sql`lower(email)`, '=', sameEmail)
    .limit(20)
    .execute();
  const isKnown = new Set(known.map(({ id }) => id));
  return [...known, ...accounts.filter(({ id }) => !isKnown.has(id))];
}

/** The addresses of people by their ids; those who are not there any more are left out. */
export async function findAddresses(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('app_user').select(['id', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
