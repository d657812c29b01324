import type { Db, PersonalTokenRow } from '@platewise/db/database';

/** Newest first. */
export function listTokens(db: Db, userId: string): Promise<PersonalTokenRow[]> {
  return db.selectFrom('personal_token').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

/** How many tokens a person has. */
export async function countTokens(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('personal_token')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a token by its digest. */
export async function insertToken(db: Db, userId: string, token: Omit<PersonalTokenRow, 'user_id'>): Promise<void> {
  await db
    .insertInto('personal_token')
    .values({ user_id: userId, ...token })
    .execute();
}

/** Returns false when the person has no such token. */
export async function deleteToken(db: Db, userId: string, { tokenId }: { tokenId: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('personal_token')
    .where('user_id', '=', userId)
    .where('id', '=', tokenId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every token of a person. */
export async function deleteTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('personal_token').where('user_id', '=', userId).execute();
}

/** The owner of a token that is good at a moment, by its digest. */
export function findOwner(db: Db, { tokenHash, at }: { tokenHash: string; at: Date }) {
  return db
    .selectFrom('personal_token')
    .innerJoin('app_user', 'app_user.id', 'personal_token.user_id')
    .select([
      'personal_token.user_id',
      'personal_token.id',
      'personal_token.last_used_at',
      'personal_token.scopes',
      'app_user.email',
      'app_user.email_verified',
      'app_user.name',
    ])
    .where('personal_token.token_hash', '=', tokenHash)
    .where((row) => row.or([row('personal_token.expires_at', 'is', null), row('personal_token.expires_at', '>', at)]))
    .executeTakeFirst();
}

/** Notes when a token was used last. */
export async function markUsed(db: Db, userId: string, { id, usedAt }: { id: string; usedAt: Date }): Promise<void> {
  await db
    .updateTable('personal_token')
    .set({ last_used_at: usedAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
