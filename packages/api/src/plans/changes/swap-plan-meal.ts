import type { SwapMeal } from '@platewise/contract/plans/plan-change-schema';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { swapMeal } from '@platewise/planner/change/swap-meal';
import { findDishById } from '@platewise/planner/day/candidates/find-candidates';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { findPlan } from '../find-plan.ts';
import { changeOptions } from './change-options.ts';
import { changeStoredPlan } from './change-stored-plan.ts';
import { isPaidFor, payForChange } from './pay-for-change.ts';
import { placeOfMeal, placesOfMeals } from './places-of-meals.ts';
import { refuseLocked } from './refuse-locked.ts';

/**
 * Puts an alternative into the place of a meal, for a token unless this plan held that dish before; the rest of the day
 * is portioned again, locked meals stay as they are. Once for an Idempotency-Key.
 * @throws AppError NOT_FOUND, FAMILY_ONLY for a shared plan, NO_TOKENS_LEFT, PLAN_IMPOSSIBLE, PLAN_CHANGED,
 *   GENERATION_FAILED
 */
export async function swapPlanMeal(context: UserContext, input: SwapMeal): Promise<Plan> {
  refuseLocked(input.locked, [input.mealId]);
  return runOnce<Plan>(context, { procedure: 'plans.swap', input }, async (save) => {
    const { planId, mealId, locked } = input;
    const name = findDishById(input.alternative)?.recipe.name;
    const before = await findPlan(context, { planId });
    await requireChangeable(context, before);
    placesOfMeals(before, [mealId, ...locked]);
    if (name === undefined) throw new AppError('NOT_FOUND');
    const isPaid = isPaidFor(before, name);
    return payForChange(context, { meals: isPaid ? 0 : 1 }, (commit) =>
      changeStoredPlan(
        context,
        { planId },
        async (plan) => {
          const options = await changeOptions(context, plan, { locked });
          return swapMeal(plan.request, plan.meals, { place: placeOfMeal(plan, mealId), name }, options);
        },
        async (trx, plan) => {
          await commit(trx);
          await save(trx, plan);
        },
      ),
    );
  });
}
