import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

const SECRET_BYTES = 32;

/** A secret by its name, made on first use. It lies in the database, so that all processes on it share it. */
export async function serverSecret(db: Db, name: string): Promise<string> {
  await db
    .insertInto('server_secret')
    .values({ name, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
