import type { PlanSharing } from '@platewise/contract/sharing/sharing-schema';
import type { UserContext } from '../context.ts';
import { findPlan } from '../plans/find-plan.ts';
import { countLinks } from './plan-links-repository.ts';

/**
 * How many links lead to a plan, without the links themselves.
 * @throws AppError NOT_FOUND
 */
export async function readPlanSharing(
  context: Pick<UserContext, 'db' | 'identity'>,
  { planId }: { planId: string },
): Promise<PlanSharing> {
  await findPlan(context, { planId });
  const { links, since } = await countLinks(context.db, context.identity.userId, { planId });
  return { links, sharedAt: since?.toISOString() ?? null };
}
