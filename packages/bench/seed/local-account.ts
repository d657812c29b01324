import type { Identity } from '@platewise/api/context';
import type { Db } from '@platewise/db/database';
import type { Random } from '@platewise/planner/day/seeded-random';
import { sql } from 'kysely';

const SESSION_MS = 30 * 86_400_000;
const PASSWORD_CHARACTERS = 161;

/** The rows that signing up leaves with the identity library. The password's digest is of nothing: nobody signs in with one. */
export async function insertAccount(
  db: Db,
  { identity, at, lastSeen, random }: { identity: Identity; at: Date; lastSeen: Date; random: Random },
): Promise<void> {
  const { userId, email, emailVerified, name } = identity;
  const digest = Array.from({ length: PASSWORD_CHARACTERS }, (_, place) =>
    place === 32 ? ':' : Math.floor(random() * 16).toString(16),
  ).join('');
  const ends = new Date(lastSeen.getTime() + SESSION_MS);
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
  await sql`
    insert into auth_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${userId}, ${name}, ${email}, ${emailVerified}, ${at}, ${at})`.execute(db);
  await sql`
    insert into auth_account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values (${`account-${userId}`}, ${userId}, 'credential', ${userId}, ${digest}, ${at}, ${at})`.execute(db);
  await sql`
    insert into auth_session (id, "userId", token, "expiresAt", "createdAt", "updatedAt", "ipAddress", "userAgent")
    values (${`session-${userId}`}, ${userId}, ${`token-${userId}`}, ${ends}, ${at}, ${lastSeen}, '192.0.2.1', ${browser})`.execute(
    db,
  );
}
