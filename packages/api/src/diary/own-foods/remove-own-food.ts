import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { isId } from '../../is-id.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { deleteOwnFood } from './own-foods-repository.ts';

/**
 * Removes a food of the caller's own; what was logged of it stays.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export async function removeOwnFood(
  context: Pick<UserContext, 'db' | 'identity' | 'rights'>,
  { foodId: id }: { foodId: string },
): Promise<null> {
  await requireEntitlement(context, 'calorieTracker');
  if (!isId(id) || !(await deleteOwnFood(context.db, context.identity.userId, { id }))) throw new AppError('NOT_FOUND');
  return null;
}
