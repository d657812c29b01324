import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { deletePlan } from './plans-repository.ts';

/**
 * Deletes a plan of the caller.
 * @throws AppError NOT_FOUND
 */
export async function removePlan(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { planId }: { planId: string },
): Promise<null> {
  if (!isId(planId) || !(await deletePlan(db, identity.userId, { planId }))) throw new AppError('NOT_FOUND');
  return null;
}
