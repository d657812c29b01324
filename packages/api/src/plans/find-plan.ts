import type { MealPlanRow } from '@platewise/db/database';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { findById } from './plans-repository.ts';

/**
 * A plan of the caller as it is stored.
 * @throws AppError NOT_FOUND when there is none, it is somebody else's, or the id cannot be one
 */
export async function findPlan(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { planId }: { planId: string },
): Promise<MealPlanRow> {
  const plan = isId(planId) ? await findById(db, identity.userId, { planId }) : undefined;
  if (!plan) throw new AppError('NOT_FOUND');
  return plan;
}
