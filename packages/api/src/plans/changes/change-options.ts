import type { MealPlanRow } from '@platewise/db/database';
import type { ChangeOptions } from '@platewise/planner/change/swap-meal';
import type { UserContext } from '../../context.ts';
import { unwantedMeals } from '../../disliked-meals/unwanted-meals.ts';
import { mealsToAvoid } from './meals-to-avoid.ts';
import { placesOfMeals } from './places-of-meals.ts';

/**
 * What the planner is informed when a plan changes: the meals to leave out, the places that are locked, and a seed that is
 * the same until the plan changes.
 * @throws AppError NOT_FOUND when a locked meal is not in the plan
 */
export async function changeOptions(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  plan: MealPlanRow,
  { locked }: { locked: readonly string[] },
): Promise<ChangeOptions> {
  return {
    seed: plan.seed + plan.revision,
    avoid: await mealsToAvoid({ db, identity }),
    disliked: await unwantedMeals({ db, identity }, plan.request),
    locked: placesOfMeals(plan, locked),
  };
}
