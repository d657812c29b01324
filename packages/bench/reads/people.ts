import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@platewise/db/database';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';

/** Somebody who reads: what each kind of caller sends in the Authorization header. */
export type Reader = { userId: string; session: string; token: string };

const HOUR_SECONDS = 3600;

/** What a person has, in an order in which each row finds what it refers to; and which column names the person. */
const COPIED: readonly [table: string, owner: string][] = [
  ['app_user', 'id'],
  ['auth_user', 'id'],
  ['subscription', 'user_id'],
  ['allowance', 'user_id'],
  ['profile', 'user_id'],
  ['user_preferences', 'user_id'],
  ['meal_plan', 'user_id'],
  ['favorite', 'user_id'],
  ['calendar', 'user_id'],
  ['calendar_entry', 'user_id'],
  ['shopping_list', 'user_id'],
  ['shopping_item', 'user_id'],
  ['generated_list', 'user_id'],
  ['diary_entry', 'user_id'],
  ['diary_meal', 'user_id'],
  ['daily_goal', 'user_id'],
];

/**
 * Makes `count` people who have all that one has: their rows are copied in the database, so that a thousand take seconds. Each is
 * signed in by a session, whose bearer is signed with a key that is put next to the server's own, and has an API token.
 */
export async function copyPeople(
  db: Db,
  { userId, count, issuer }: { userId: string; count: number; issuer: string },
): Promise<Reader[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await sql`create table copies as select unnest(${ids}::text[]) as id`.execute(db);
  for (const [table, owner] of COPIED) await copyRows(db, { table, owner, userId });
  await sql`drop table copies`.execute(db);

  const sign = await addKey(db);
  const readers: (Reader & { sessionId: string })[] = [];
  for (const id of ids) {
    const sessionId = randomUUID();
    const token = `plw_${randomBytes(32).toString('base64url')}`;
    readers.push({ userId: id, sessionId, session: await sign({ userId: id, sessionId, issuer }), token });
  }
  await addAccess(db, readers);
  await sql`analyze`.execute(db);
  return readers;
}

async function copyRows(db: Db, { table, owner, userId }: { table: string; owner: string; userId: string }) {
  const isPerson = owner === 'id';
  const address = isPerson ? sql`|| jsonb_build_object('email', copies.id || '@example.test')` : sql``;
  await sql`
    insert into ${sql.table(table)}
    select (jsonb_populate_record(null::${sql.table(table)},
      to_jsonb(one) || jsonb_build_object(${sql.lit(owner)}, copies.id) ${address})).*
    from ${sql.table(table)} as one cross join copies where one.${sql.ref(owner)} = ${userId}`.execute(db);
}

async function addKey(db: Db) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  // The server signs with its own key, which is younger; the private half of this one is never read.
  await sql`
    insert into auth_jwks ("id", "publicKey", "privateKey", "createdAt", "alg", "crv")
    values (${kid}, ${JSON.stringify(await exportJWK(publicKey))}, '', ${new Date(0)}, 'ES256', 'P-256')`.execute(db);
  return ({ userId, sessionId, issuer }: { userId: string; sessionId: string; issuer: string }) =>
    new SignJWT({ sid: sessionId, email: `${userId}@example.test`, email_verified: true, name: 'Asha' })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(`${24 * HOUR_SECONDS}s`)
      .sign(privateKey);
}

/** All of them at once: each commit of the embedded database waits for the disk. */
async function addAccess(db: Db, readers: readonly (Reader & { sessionId: string })[]) {
  const at = new Date();
  const end = new Date(at.getTime() + 24 * HOUR_SECONDS * 1000);
  await sql`
    insert into auth_session ("id", "userId", "token", "expiresAt", "createdAt", "updatedAt")
    select id, "userId", token, ${end}, ${at}, ${at}
    from unnest(${readers.map(({ sessionId }) => sessionId)}::text[], ${readers.map(({ userId }) => userId)}::text[],
      ${readers.map(() => randomUUID())}::text[]) as sessions (id, "userId", token)`.execute(db);
  await db
    .insertInto('personal_token')
    .values(
      readers.map(({ userId, token }) => ({
        user_id: userId,
        id: randomUUID(),
        name: 'reader',
        token_hash: createHash('sha256').update(token).digest('hex'),
        scopes: 'read:all write:all',
        expires_at: null,
        last_used_at: at,
        created_at: at,
      })),
    )
    .execute();
}
