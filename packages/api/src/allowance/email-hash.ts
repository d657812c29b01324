import { createHmac } from 'node:crypto';
import type { Db } from '@platewise/db/database';
import { serverSecret } from '@platewise/db/server-secret';

/** Without it a list of addresses could be tried out. */
const SECRET = 'allowance-memory';

/** An address that only this server could recognise: an HMAC of it in lower case (decisions 4). */
export async function emailHash(db: Db, email: string): Promise<string> {
  return createHmac('sha256', await serverSecret(db, SECRET))
    .update(email.trim().toLowerCase())
    .digest('hex');
}
