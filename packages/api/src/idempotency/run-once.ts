import { createHash } from 'node:crypto';
import { cleanText } from '@platewise/contract/language/clean-text';
import { LIMITS } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { invalidInput } from '../invalid-input.ts';
import { beginAttempt } from './begin-attempt.ts';
import { deleteKey, saveResponse } from './idempotency-repository.ts';

const keySchema = cleanText('Idempotency-Key', { min: 1, max: LIMITS.idempotencyKeyMaxCharacters });

/** Keeps the response under the key, in the transaction that does the work: either both are stored or neither. */
type Save<Response> = (trx: Db, response: Response) => Promise<void>;

/**
 * Does a piece of work once for an Idempotency-Key: the same key and request answer with the same response for a day,
 * and a failure is not kept. Without a key the work is simply done.
 * @throws AppError KEY_STILL_RUNNING, KEY_REUSED, VALIDATION when the key is malformed
 */
export async function runOnce<Response extends object>(
  {
    db,
    identity,
    now,
    newId,
    idempotencyKey,
    leases,
    observe,
  }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'>,
  request: { procedure: string; input: unknown },
  work: (save: Save<Response>) => Promise<Response>,
): Promise<Response> {
  if (idempotencyKey === null) return work(async () => {});
  const { userId } = identity;
  const [key, attempt] = [readKey(idempotencyKey), newId()];
  const kept = await beginAttempt(db, userId, { key, requestHash: hashRequest(request), attempt, at: now() });
  if (kept) {
    observe({ event: 'replay', procedure: request.procedure });
    return kept as Response;
  }
  return leases.hold({ of: 'idempotency-key', userId, id: attempt }, async () => {
    try {
      return await work(async (trx, response) => {
        if (!(await saveResponse(trx, userId, { key, attempt, response }))) throw new AppError('GENERATION_FAILED');
      });
    } catch (error) {
      await deleteKey(db, userId, { key, attempt });
      throw error;
    }
  });
}

function readKey(idempotencyKey: string): string {
  const { data, error } = keySchema.safeParse(idempotencyKey);
  if (data !== undefined) return data;
  const message = error?.issues[0]?.message ?? '';
  throw invalidInput([{ path: 'Idempotency-Key', message }]);
}

// The input has passed its schema, so its fields come in the schema's order.
function hashRequest(request: { procedure: string; input: unknown }): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
