import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { Db, MealPlanRow } from '@platewise/db/database';
import { recomputeMeal } from '@platewise/planner/change/recompute-meal';
import { plateOf } from '@platewise/planner/family/make-pot';
import { readPlannedProfile } from '../../preferences/read-planned-profile.ts';
import { mealOfPlan } from './meal-of-plan.ts';

/**
 * A meal of a saved plan as the calendar keeps it. Of a meal that several people share it is the portion of the person whom the
 * calendar plans for, else of the first of them: a day of the calendar is one person's.
 * @throws AppError NOT_FOUND when it is not in the plan
 */
export async function portionOfPlan(db: Db, userId: string, plan: MealPlanRow, mealId: string): Promise<Meal> {
  const meal = mealOfPlan(plan, mealId);
  if (!meal.portions) return meal;
  const planned = (await readPlannedProfile(db, userId))?.id;
  const portion = meal.portions.find(({ profileId }) => profileId === planned) ?? meal.portions[0];
  if (!portion) return meal;
  const plate = plateOf(meal, portion);
  // Made again from the grams that are shown, so that its figures are those of its ingredients.
  return { ...plate, ...recomputeMeal(plate) };
}
