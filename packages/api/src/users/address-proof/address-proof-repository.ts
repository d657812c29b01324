import type { AppUserRow, Db } from '@platewise/db/database';
import { ADDRESS_IDENTIFIERS } from './address-token.ts';

/** A local account, held until the transaction ends; undefined when there is none. */
export function findForUpdate(trx: Db, userId: string) {
  return trx
    .selectFrom('auth_user')
    .select(['id', 'email', 'emailVerified'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an account has this lower-cased address. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

/** Adds a link that proves an address, in the place of those of the account before it. */
export async function insertLink(
  trx: Db,
  userId: string,
  { id, identifier, at, expiresAt }: { id: string; identifier: string; at: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .deleteFrom('auth_verification')
    .where('value', '=', userId)
    .where('identifier', 'like', ADDRESS_IDENTIFIERS)
    .execute();
  await trx
    .insertInto('auth_verification')
    .values({ id, identifier, value: userId, expiresAt, createdAt: at, updatedAt: at })
    .execute();
}

/** Whose link it is that is good at a moment. */
export async function findLinkOwner(
  db: Db,
  { identifier, at }: { identifier: string; at: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('auth_verification')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Ends every link of an account but one: those for a new password went to the address before. */
export async function deleteOtherLinks(
  trx: Db,
  userId: string,
  { identifier }: Record<'identifier', string>,
): Promise<void> {
  await trx.deleteFrom('auth_verification').where('value', '=', userId).where('identifier', '!=', identifier).execute();
}

/** Sets the proved address of an account, and of the person's record where there is one. */
export async function setProved(
  trx: Db,
  userId: string,
  { email, at, ...changes }: { email: string; at: Date } & Partial<Pick<AppUserRow, 'registered_email'>>,
): Promise<void> {
  await trx
    .updateTable('auth_user')
    .set({ email, emailVerified: true, updatedAt: at })
    .where('id', '=', userId)
    .execute();
  await trx
    .updateTable('app_user')
    .set({ email, email_verified: true, ...changes })
    .where('id', '=', userId)
    .execute();
}
