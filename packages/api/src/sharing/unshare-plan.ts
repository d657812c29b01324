import type { UserContext } from '../context.ts';
import { findPlan } from '../plans/find-plan.ts';
import { deleteLinks } from './plan-links-repository.ts';

/**
 * Revokes every link to a plan; one that has none stays as it is.
 * @throws AppError NOT_FOUND
 */
export async function unsharePlan(
  context: Pick<UserContext, 'db' | 'identity'>,
  { planId }: { planId: string },
): Promise<null> {
  await findPlan(context, { planId });
  await deleteLinks(context.db, context.identity.userId, { planId });
  return null;
}
