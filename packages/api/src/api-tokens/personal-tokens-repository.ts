import type { Db, PersonalTokenRow } from '@platewise/db/database';
import { sql } from 'kysely';

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

/** When a token of a person was used. */
export type TokenUse = { userId: string; id: string; usedAt: Date };

/** Notes when tokens were used last, in one statement. */
export async function markUsed(db: Db, uses: readonly TokenUse[]): Promise<void> {
  await sql`
    update personal_token set last_used_at = used.at
    from unnest(${uses.map(({ userId }) => userId)}::text[], ${uses.map(({ id }) => id)}::text[],
      ${uses.map(({ usedAt }) => usedAt)}::timestamptz[]) as used (user_id, id, at)
    where personal_token.user_id = used.user_id and personal_token.id = used.id
      and (last_used_at is null or last_used_at < used.at)`.execute(db);
}
