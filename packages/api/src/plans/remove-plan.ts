import { LIMITS } from '@platewise/contract/limits';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { isId } from '../is-id.ts';
import { markDeleted, pruneDeleted } from './deleted-plans-repository.ts';

/**
 * Deletes a plan of the caller; for a day it can be restored whole, with its changes and its links. Once for an
 * Idempotency-Key, so that a late repetition does not delete what was restored since.
 * @throws AppError NOT_FOUND
 */
export async function removePlan(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'>,
  { planId }: { planId: string },
): Promise<null> {
  const { db, identity, now } = context;
  const { userId } = identity;
  if (!isId(planId)) throw new AppError('NOT_FOUND');
  await runOnce(context, { procedure: 'plans.remove', input: { planId } }, (save) =>
    db.transaction().execute(async (trx) => {
      const isRemoved = await markDeleted(trx, userId, { planId, at: now() });
      if (!isRemoved) throw new AppError('NOT_FOUND');
      await pruneDeleted(trx, userId, { keep: LIMITS.deletedPlansMax });
      await save(trx, { isRemoved });
      return { isRemoved };
    }),
  );
  return null;
}
