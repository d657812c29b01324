import type { PrepGuide } from '@platewise/contract/plans/prep-guide-schema';
import type { MealPlanRow } from '@platewise/db/database';
import { prepGuide } from '@platewise/prep-guide/prep-guide';
import type { UserContext } from '../../context.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { findPlan } from '../find-plan.ts';

/**
 * One session of work for plans of the caller, a day each in the order given; a plan that is named twice is one day.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export async function readPrepGuide(
  context: Pick<UserContext, 'db' | 'identity'>,
  asked: { planIds: readonly string[] },
): Promise<PrepGuide> {
  return guideOf(await guidePlans(context, asked));
}

/**
 * The plans of a guide, each once.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export async function guidePlans(
  context: Pick<UserContext, 'db' | 'identity'>,
  { planIds }: { planIds: readonly string[] },
): Promise<MealPlanRow[]> {
  await requireEntitlement(context, 'prepGuide');
  return Promise.all([...new Set(planIds)].map((planId) => findPlan(context, { planId })));
}

/** The guide of these plans. */
export function guideOf(plans: readonly MealPlanRow[]): PrepGuide {
  return prepGuide(plans.map(({ id, name, meals }) => ({ planId: id, name, meals })));
}
