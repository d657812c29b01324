import { LIMITS } from '@platewise/contract/limits';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { markDeleted, pruneDeleted } from './deleted-plans-repository.ts';

/**
 * Deletes a plan of the caller; for a day it can be restored whole, with its changes and its links.
 * @throws AppError NOT_FOUND
 */
export async function removePlan(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { planId }: { planId: string },
): Promise<null> {
  const { userId } = identity;
  if (!isId(planId) || !(await markDeleted(db, userId, { planId, at: now() }))) throw new AppError('NOT_FOUND');
  await pruneDeleted(db, userId, { keep: LIMITS.deletedPlansMax });
  return null;
}
