import type { Db } from '@platewise/db/database';
import type { PushDeviceRow, ReminderSettingsRow } from '@platewise/db/tables/reminder-tables';
import { sql } from 'kysely';

/** Undefined before anything was chosen. */
export function findSettings(db: Db, userId: string): Promise<ReminderSettingsRow | undefined> {
  return db.selectFrom('reminder_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Sets what a person wants to be reminded of. */
export async function upsertSettings(db: Db, settings: ReminderSettingsRow): Promise<void> {
  const { user_id: _user, ...fields } = settings;
  await db
    .insertInto('reminder_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

/** The browsers of a person that are reminded, the oldest first. */
export function listDevices(db: Db, userId: string): Promise<PushDeviceRow[]> {
  return db
    .selectFrom('push_device')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One of them. */
export function findDevice(db: Db, userId: string, { id }: { id: string }): Promise<PushDeviceRow | undefined> {
  return db.selectFrom('push_device').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** Adds a browser, or gives the one of that id its new keys, name and session. */
export async function upsertDevice(db: Db, device: PushDeviceRow): Promise<void> {
  const { name, p256dh, auth, session_id } = device;
  await db
    .insertInto('push_device')
    .values(device)
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ name, p256dh, auth, session_id }))
    .execute();
}

/** Returns false when the person has no such browser. */
export async function deleteDevice(db: Db, userId: string, { id }: { id: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('push_device')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the browsers whose session is over: anyone who signed out there is not reminded there any more. */
export async function deleteSignedOut(db: Db, userId: string, { at }: { at: Date }): Promise<void> {
  await sql`
    delete from push_device where user_id = ${userId} and session_id is not null and not exists (
      select 1 from auth_session
      where "userId" = ${userId} and id = push_device.session_id and "expiresAt" > ${at})`.execute(db);
}

/** Whether a session is one of ours: those of a hosted sign-in service are not stored. */
export async function isOwnSession(db: Db, userId: string, { sessionId }: { sessionId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('auth_session')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}
