import type {
  Alternative,
  AlternativesRequest,
  CostEffect,
  CostSum,
} from '@platewise/contract/plans/plan-change-schema';
import type { MealPlanRow } from '@platewise/db/database';
import { costClaim } from '@platewise/domain/cost-claim';
import { cents, tenth } from '@platewise/domain/rounding';
import { costOf } from '@platewise/nutrition/prices/food-cost';
import type { Alternative as PlannedAlternative } from '@platewise/planner/change/list-alternatives';
import { portionsOf } from '@platewise/planner/day/fixed-meal';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import type { UserContext } from '../../context.ts';
import { requireChangeable } from '../../family-plans/require-family.ts';
import { asGenerationFailure } from '../../meals/make-plan.ts';
import { orderMeal } from '../../meals/order-meal.ts';
import { findPlan } from '../find-plan.ts';
import { changeOptions } from './change-options.ts';
import { placeOfMeal } from './places-of-meals.ts';

/**
 * Three dishes that can stand in for a meal, each with what choosing it does to the day; fewer where no others meet the
 * targets. Takes no token, and is the same until the plan changes.
 * @throws AppError NOT_FOUND for a plan or meal that is not the caller's, FAMILY_ONLY for a shared plan
 */
export async function listPlanAlternatives(
  context: UserContext,
  { planId, mealId, locked }: AlternativesRequest,
): Promise<Alternative[]> {
  const plan = await findPlan(context, { planId });
  await requireChangeable(context, plan);
  const place = placeOfMeal(plan, mealId);
  const options = await changeOptions(context, plan, { locked });
  const { planner, signal, identity } = context;
  const asked = { ...options, signal, person: identity.userId };
  const found = await planner.listAlternatives(plan.request, plan.meals, { place }, asked).catch((cause: unknown) => {
    throw asGenerationFailure(cause);
  });
  return found.map((one) => toAlternative(plan, one));
}

function toAlternative(before: MealPlanRow, { id, name, meal, plan }: PlannedAlternative): Alternative {
  const [was, becomes] = [dayOf(before.meals), dayOf(plan.meals)];
  const { actual } = plan.certificate;
  return {
    id,
    // Not stored, so it has no id of its own yet.
    meal: orderMeal({ ...meal, id, isFavorite: false }),
    day: actual,
    effect: {
      calories: Math.round(becomes.calories - was.calories),
      macros: {
        protein: tenth(becomes.protein - was.protein),
        fat: tenth(becomes.fat - was.fat),
        carbs: tenth(becomes.carbs - was.carbs),
      },
      minutes: becomes.minutes - was.minutes,
      cost: { inr: costEffect(was.cost.inr, becomes.cost.inr), usd: costEffect(was.cost.usd, becomes.cost.usd) },
    },
    isFree: before.paid_meals.includes(name),
  };
}

function dayOf(meals: readonly PlannedMeal[]) {
  const sum = (of: (meal: PlannedMeal) => number) => meals.reduce((total, meal) => total + of(meal) * meal.servings, 0);
  return {
    calories: sum(({ calories }) => calories),
    protein: sum(({ macros }) => macros.protein),
    fat: sum(({ macros }) => macros.fat),
    carbs: sum(({ macros }) => macros.carbs),
    minutes: meals.reduce((total, { prepTime, cookTime }) => total + prepTime + cookTime, 0),
    cost: dayCost(meals),
  };
}

type DayCost = { published: CostSum; estimated: CostSum };

function dayCost(meals: readonly PlannedMeal[]): { inr: DayCost; usd: DayCost } {
  const portions = meals.flatMap((meal) =>
    portionsOf(meal).map(({ food, grams }) => ({ food, grams: grams * meal.servings })),
  );
  const [published, estimated] = [costOf(portions), costOf(portions, { withEstimates: true })];
  return {
    inr: { published: published.inr, estimated: estimated.inr },
    usd: { published: published.usd, estimated: estimated.usd },
  };
}

/** Of sums of which too much has no price, the difference says nothing; with estimates in it, it is marked as one. */
function costEffect(was: DayCost, becomes: DayCost): CostEffect {
  const { unknown } = becomes.published;
  const differenceOf = (kind: keyof DayCost) => {
    const isKnown = [was, becomes].every((day) => costClaim(day[kind]) === 'about');
    return isKnown ? cents(becomes[kind].amount - was[kind].amount) : null;
  };
  const published = differenceOf('published');
  if (published !== null) return { amount: published, isEstimate: false, unknown };
  const estimated = differenceOf('estimated');
  return { amount: estimated, isEstimate: estimated !== null, unknown };
}
