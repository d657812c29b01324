import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';

/** Hosted accounts have ids of this form (Clerk docs: "user_" and a random part); ours have no underscore. An index has just these. */
export const HOSTED_ID = 'user\\_%';

/** Whether people have accounts of our own here. */
export async function hasLocalAccounts(db: Db): Promise<boolean> {
  const row = await db.selectFrom('auth_user').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether people are here whose accounts a hosted sign-in service keeps. */
export async function hasHostedAccounts(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('app_user as person')
    .leftJoin('auth_user as account', 'account.id', 'person.id')
    .select('person.id')
    .where('account.id', 'is', null)
    .where('person.id', 'like', sql.lit(HOSTED_ID))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
