import type { AppUserRow, Db } from '@platewise/db/database';
import { sql } from 'kysely';

/**
 * The person's record, held so that nothing can be added to it until the transaction ends: anyone who is about to waits,
 * and finds it gone.
 */
export function findForRemoval(trx: Db, userId: string): Promise<AppUserRow | undefined> {
  return trx.selectFrom('app_user').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** Removes a person: their record with all that hangs on it, the local account with its sessions, and their counters. */
export async function deleteRows(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('app_user').where('id', '=', userId).execute();
  // A link for a new password names the account in its value only.
  await sql`delete from auth_verification where value = ${userId}`.execute(trx);
  await sql`delete from auth_user where id = ${userId}`.execute(trx);
  await trx.deleteFrom('rate_counter').where('subject', '=', `user:${userId}`).execute();
}
