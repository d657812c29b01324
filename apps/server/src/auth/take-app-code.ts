import { createHash } from 'node:crypto';
import { countCall } from '@platewise/api/rate-limit/rate-limit-repository';
import type { Db } from '@platewise/db/database';

const STEP_MS = 30_000;
const RATE_CLASS = 'app-code';

/**
 * Takes a code of an app that was right at this moment; false when it was taken before (OWASP ASVS 5.0, 6.5.1). A code is right in three
 * steps of half a minute, so it is noted for the steps around this one: any later moment at which it would still be right shares one of
 * them.
 */
export async function takeAppCode(
  { db, now }: { db: Db; now: () => Date },
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const step = Math.floor(now().getTime() / STEP_MS);
  for (const near of [step - 1, step, step + 1]) {
    const subject = createHash('sha256').update(`${userId}:${code}:${near}`).digest('base64url');
    const windowStart = new Date(near * STEP_MS);
    if ((await countCall(db, { subject, rateClass: RATE_CLASS, windowStart })) > 1) return false;
  }
  return true;
}
