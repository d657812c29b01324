import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { deleteMeasure } from './body-repository.ts';

/**
 * Removes what was measured on a day.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export async function removeMeasure(
  context: Pick<UserContext, 'db' | 'identity' | 'rights'>,
  { measureId: id }: { measureId: string },
): Promise<null> {
  await requireEntitlement(context, 'calorieTracker');
  if (!isId(id) || !(await deleteMeasure(context.db, context.identity.userId, { id }))) throw new AppError('NOT_FOUND');
  return null;
}
