import { ALLOWANCE } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import { findKeyForUpdate, insertKey, takeOverKey } from './idempotency-repository.ts';

const RETRY_AFTER_SECONDS = 2;
const HOUR_MS = 3_600_000;

/** Stands where the hash of a request stands, under a key that nobody is to use any more. */
export const GIVEN_UP = 'given up';

/**
 * Claims a key for this attempt, or answers with the response that it was used for; to give it up, whatever that was. A
 * key whose attempt never ended (a killed process) can be claimed again when its lease is over.
 * @throws AppError KEY_STILL_RUNNING while another attempt works, KEY_REUSED when it came with another request
 */
export function beginAttempt(
  db: Db,
  userId: string,
  { key, requestHash, attempt, at }: { key: string; requestHash: string; attempt: string; at: Date },
): Promise<object | null> {
  const claim = {
    key,
    requestHash,
    attempt,
    runningUntil: new Date(at.getTime() + ALLOWANCE.leaseSeconds * 1000),
    expiresAt: new Date(at.getTime() + ALLOWANCE.idempotencyHours * HOUR_MS),
  };
  return db.transaction().execute(async (trx) => {
    if (await insertKey(trx, userId, claim)) return null;
    const known = await findKeyForUpdate(trx, userId, { key });
    const isCurrent = known && known.expires_at > at;
    if (isCurrent && requestHash !== GIVEN_UP && known.request_hash !== requestHash) throw new AppError('KEY_REUSED');
    if (isCurrent && known.request_hash === GIVEN_UP) return null;
    if (isCurrent && known.response) return readResponse(known.response);
    if (isCurrent && known.running_until > at) {
      throw new AppError('KEY_STILL_RUNNING', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    // Deleted between the two statements: its attempt failed this very moment.
    if (!known) throw new AppError('KEY_STILL_RUNNING', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    await takeOverKey(trx, userId, claim);
    return null;
  });
}

/** Responses that were kept before they were kept as text are objects. */
function readResponse(response: string | object): object {
  return typeof response === 'string' ? (JSON.parse(response) as object) : response;
}
