import type { ReportionPlan } from '@platewise/contract/plans/plan-change-schema';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { reportionMeals } from '@platewise/planner/change/reportion-meals';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { changeOptions } from './change-options.ts';
import { changeStoredPlan } from './change-stored-plan.ts';
import { placeOfMeal } from './places-of-meals.ts';
import { refuseLocked } from './refuse-locked.ts';

/**
 * Portions a plan again around its locked meals and those whose servings the person set. Takes no token.
 * @throws AppError NOT_FOUND for a plan or meal that is not the caller's, FAMILY_ONLY for a shared plan,
 * PLAN_IMPOSSIBLE when the day cannot meet its target so
 */
export async function reportionPlan(context: UserContext, { planId, locked, servings }: ReportionPlan): Promise<Plan> {
  refuseLocked(locked, Object.keys(servings));
  return changeStoredPlan(context, { planId }, async (plan) => {
    await requireChangeable(context, plan);
    const options = await changeOptions(context, plan, { locked });
    const byPlace = new Map(Object.entries(servings).map(([mealId, wanted]) => [placeOfMeal(plan, mealId), wanted]));
    return reportionMeals(plan.request, plan.meals, { servings: byPlace }, options);
  });
}
