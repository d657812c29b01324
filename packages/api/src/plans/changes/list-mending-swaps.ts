import type { MendingSwaps, MendingSwapsRequest } from '@platewise/contract/plans/plan-change-schema';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { asGenerationFailure } from '../../meals/generating/make-plan.ts';
import { readReferences } from '../../nutrients/read-references.ts';
import { shownMark, shownMended } from '../../nutrients/shown-marks.ts';
import { findPlan } from '../find-plan.ts';
import { changeOptions } from './change-options.ts';
import { toAlternative } from './list-plan-alternatives.ts';

/**
 * What the day of a plan is short of or passes, by the references of the caller, and the swaps that mend it. Takes no token, and is the
 * same until the plan, what is locked or the references change.
 * @throws AppError NOT_FOUND for a plan or meal that is not the caller's, FAMILY_ONLY for a shared plan
 */
export async function listMendingSwaps(
  context: UserContext,
  { planId, locked }: MendingSwapsRequest,
): Promise<MendingSwaps> {
  const plan = await findPlan(context, { planId });
  await requireChangeable(context, plan);
  const [options, references] = await Promise.all([changeOptions(context, plan, { locked }), readReferences(context)]);
  const { planner, signal, identity } = context;
  const asked = { ...options, signal, person: identity.userId };
  const { missed, swaps, unmended } = await planner
    .listMendingSwaps(plan.request, plan.meals, { references }, asked)
    .catch((cause: unknown) => {
      throw asGenerationFailure(cause);
    });
  return {
    missed: missed.map(shownMark),
    swaps: swaps.map(({ place, alternative, mends }) => ({
      ...toAlternative(plan, alternative),
      mealId: plan.meals[place]?.id ?? '',
      mends: mends.map(shownMended),
    })),
    unmended: unmended.map(shownMark),
  };
}
