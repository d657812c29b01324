import type { Alternative, AlternativesRequest } from '@platewise/contract/plans/plan-change-schema';
import type { MealPlanRow } from '@platewise/db/database';
import type { Alternative as PlannedAlternative } from '@platewise/planner/change/list-alternatives';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { asGenerationFailure } from '../../meals/generating/make-plan.ts';
import { orderMeal } from '../../meals/listing/order-meal.ts';
import { readCallersRegion } from '../../preferences/read-preferences.ts';
import { findPlan } from '../find-plan.ts';
import { changeOptions } from './change-options.ts';
import { effectOnDay } from './effect-on-day.ts';
import { isPaidFor } from './pay-for-change.ts';
import { placeOfMeal } from './places-of-meals.ts';

/**
 * Three dishes that can stand in for a meal, each with what choosing it does to the day; fewer where no others meet the
 * targets. A taste, and the region of the preferences, say which come first, and is stored nowhere. Takes no token, and is the same until plan or taste change.
 * @throws AppError NOT_FOUND for a plan or meal that is not the caller's, FAMILY_ONLY for a shared plan
 */
export async function listPlanAlternatives(
  context: UserContext,
  { planId, mealId, locked, taste }: AlternativesRequest,
): Promise<Alternative[]> {
  const plan = await findPlan(context, { planId });
  await requireChangeable(context, plan);
  const place = placeOfMeal(plan, mealId);
  const options = await changeOptions(context, plan, { locked });
  const region = await readCallersRegion(context);
  const { planner, signal, identity } = context;
  const asked = { ...options, taste, region, signal, person: identity.userId };
  const found = await planner.listAlternatives(plan.request, plan.meals, { place }, asked).catch((cause: unknown) => {
    throw asGenerationFailure(cause);
  });
  return found.map((one) => toAlternative(plan, one));
}

/** An alternative as it is shown, with what it does to the plan that there is. */
export function toAlternative(before: MealPlanRow, { id, name, meal, plan }: PlannedAlternative): Alternative {
  return {
    id,
    // Not stored, so it has no id of its own yet.
    meal: orderMeal({ ...meal, id, isFavorite: false }),
    day: plan.certificate.actual,
    effect: effectOnDay(before.meals, plan.meals),
    isFree: isPaidFor(before, name),
  };
}
