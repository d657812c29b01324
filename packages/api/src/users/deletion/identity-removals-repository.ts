import type { Db, IdentityRemovalRow } from '@platewise/db/database';

/** Notes that an account is to be removed at the sign-in service, tried first at a moment. */
export async function insert(db: Db, { accountId, at }: { accountId: string; at: Date }): Promise<void> {
  await db
    .insertInto('identity_removal')
    .values({ account_id: accountId, next_attempt_at: at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

/** Takes the removal that has been due longest and counts the attempt; others take it over only after `until`. */
export function claimDue(db: Db, { at, until }: { at: Date; until: Date }): Promise<IdentityRemovalRow | undefined> {
  return db
    .updateTable('identity_removal')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where((eb) =>
      eb(
        'account_id',
        '=',
        eb
          .selectFrom('identity_removal as due')
          .select('due.account_id')
          .where('due.next_attempt_at', '<=', at)
          .orderBy('due.next_attempt_at')
          .orderBy('due.account_id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Sets when a removal is tried again, and why it failed. */
export async function postpone(
  db: Db,
  { accountId, until, error }: { accountId: string; until: Date; error: string },
): Promise<void> {
  await db
    .updateTable('identity_removal')
    .set({ next_attempt_at: until, last_error: error })
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets a removal that is done. */
export async function remove(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('identity_removal').where('account_id', '=', accountId).execute();
}
