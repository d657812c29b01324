import type { Plan } from '@platewise/contract/plans/plan-schema';
import type { SubstituteFood } from '@platewise/contract/plans/substitution-schema';
import { substituteFood } from '@platewise/planner/change/substitute-food';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { changeOptions } from './change-options.ts';
import { changeStoredPlan } from './change-stored-plan.ts';
import { placeOfMeal } from './places-of-meals.ts';
import { refuseLocked } from './refuse-locked.ts';

/**
 * Puts one food in the place of another in a meal of a plan; figures and certificate are computed again, the other meals portioned so
 * that the day meets its targets. Takes no token, and can be undone.
 * @throws AppError NOT_FOUND for a plan or meal that is not the caller's, FAMILY_ONLY for a shared plan, PLAN_IMPOSSIBLE where the
 *   food is not in the meal, nothing known stands for it so, or the plan breaks a rule with it, PLAN_CHANGED
 */
export async function substitutePlanFood(context: UserContext, input: SubstituteFood): Promise<Plan> {
  const { planId, mealId, food, instead, locked } = input;
  refuseLocked(locked, [mealId]);
  return changeStoredPlan(context, { planId }, async (plan) => {
    await requireChangeable(context, plan);
    const options = await changeOptions(context, plan, { locked });
    return substituteFood(plan.request, plan.meals, { place: placeOfMeal(plan, mealId), food, instead }, options);
  });
}
