import type { PlanNutrientReport, PlanNutrients } from '@platewise/contract/meals/nutrient-report-schema';
import { portionOfPlan } from '../calendar/entries/portion-of-plan.ts';
import { findPlan } from '../plans/find-plan.ts';
import { type ReferencesContext, readReferences } from './read-references.ts';
import { reportPlan } from './report-nutrients.ts';

/**
 * The nutrients of a saved plan, or of one meal of it. Of a plan that several people share they are those of the person whom the
 * calendar plans for, else of the first of them.
 * @throws AppError NOT_FOUND
 */
export async function planNutrients(
  context: ReferencesContext,
  { planId, mealId }: PlanNutrients,
): Promise<PlanNutrientReport> {
  const { db, identity } = context;
  const plan = await findPlan(context, { planId });
  const mealIds = mealId === undefined ? plan.meals.map(({ id }) => id) : [mealId];
  const meals = await Promise.all(mealIds.map((id) => portionOfPlan(db, identity.userId, plan, id)));
  const eaten = meals.map((meal) => ({ meal, servings: meal.servings }));
  return reportPlan(eaten, { isPart: mealId !== undefined, references: await readReferences(context) });
}
