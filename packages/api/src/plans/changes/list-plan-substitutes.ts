import type { Substitute, SubstitutesRequest } from '@platewise/contract/plans/substitution-schema';
import type { MealPlanRow } from '@platewise/db/database';
import type { Substitute as PlannedSubstitute } from '@platewise/planner/change/substitute-food';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { asGenerationFailure } from '../../meals/generating/make-plan.ts';
import { toStandIn } from '../../meals/list-stand-ins.ts';
import { orderMeal } from '../../meals/listing/order-meal.ts';
import { findPlan } from '../find-plan.ts';
import { changeOptions } from './change-options.ts';
import { effectOnDay } from './effect-on-day.ts';
import { placeOfMeal } from './places-of-meals.ts';

/**
 * Everything that can stand for a food of a meal, each with the meal and what it does to the day; only what keeps the diet, the
 * exclusions, the cooking time and the targets of the plan. Takes no token.
 * @throws AppError NOT_FOUND for a plan or meal that is not the caller's, FAMILY_ONLY for a shared plan
 */
export async function listPlanSubstitutes(
  context: UserContext,
  { planId, mealId, food, locked }: SubstitutesRequest,
): Promise<Substitute[]> {
  const plan = await findPlan(context, { planId });
  await requireChangeable(context, plan);
  const place = placeOfMeal(plan, mealId);
  const options = await changeOptions(context, plan, { locked });
  const { planner, signal, identity } = context;
  const asked = { ...options, signal, person: identity.userId };
  const change = { place, food };
  const found = await planner.listSubstitutes(plan.request, plan.meals, change, asked).catch((cause: unknown) => {
    throw asGenerationFailure(cause);
  });
  return found.flatMap((one) => toSubstitute(plan, place, one) ?? []);
}

function toSubstitute(
  before: MealPlanRow,
  place: number,
  { substitution, meal, plan }: PlannedSubstitute,
): Substitute | null {
  const was = before.meals[place];
  const missing = was?.items.find(({ food }) => food === substitution.food);
  const standIn = missing && toStandIn(substitution, missing.grams);
  if (!was || !standIn) return null;
  const { id, isFavorite } = was;
  return {
    ...standIn,
    // As the plan would weigh it, with the rest of the day portioned again.
    grams: meal.items.find(({ food }) => food === substitution.instead)?.grams ?? standIn.grams,
    meal: orderMeal({ ...meal, id, isFavorite }),
    day: plan.certificate.actual,
    effect: effectOnDay(before.meals, plan.meals),
  };
}
