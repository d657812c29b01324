import type { AppUserRow, Db } from '@platewise/db/database';
import { sql } from 'kysely';
import { subjectHash } from './subject-hash.ts';

/**
 * The person's record, held so that nothing can be added to it until the transaction ends: anyone who is about to waits,
 * and finds it gone.
 */
export function findForRemoval(trx: Db, userId: string): Promise<AppUserRow | undefined> {
  return trx.selectFrom('app_user').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

/**
 * Removes a person: their record with all that hangs on it, the local account with its sessions, and their counters. What a foreign key
 * would remove is named where it lies on another server than the record, or could (note 61).
 */
export async function deleteRows(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('app_user').where('id', '=', userId).execute();
  await trx.deleteFrom('auth_session').where('userId', '=', userId).execute();
  await trx.deleteFrom('newsletter_subscriber').where('user_id', '=', userId).execute();
  await trx.updateTable('newsletter_link').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx.deleteFrom('sandbox_subscription').where('user_id', '=', userId).execute();
  // A link for a new password names the account in its value only.
  await sql`delete from auth_verification where value = ${userId}`.execute(trx);
  await sql`delete from auth_user where id = ${userId}`.execute(trx);
  // The log is never rewritten: the digests in it stay.
  await trx.updateTable('admin_log').set({ subject_id: null }).where('subject', '=', subjectHash(userId)).execute();
  await trx.updateTable('admin_log').set({ operator_id: null }).where('operator_id', '=', userId).execute();
  await trx.deleteFrom('rate_counter').where('subject', '=', `user:${userId}`).execute();
}
