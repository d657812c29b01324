import type { MealNutrients, PlanNutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import { findDish } from '@platewise/planner/day/candidates/find-candidates';
import type { Context } from '../context.ts';
import { ANY_ADULT, readReferences } from './read-references.ts';
import { COOKED_SOMEHOW, reportPlan } from './report-nutrients.ts';

/** The nutrients of meals that lie nowhere, next to the references of the caller, or of every adult for a visitor. */
export async function mealNutrients(
  { identity, ...context }: Pick<Context, 'db' | 'identity' | 'now' | 'tokenScopes'>,
  { meals }: MealNutrients,
): Promise<PlanNutrientReport> {
  const references = identity ? await readReferences({ ...context, identity }) : ANY_ADULT;
  const eaten = meals.map(({ name, items, servings }) => {
    const instructions = findDish(name)?.recipe.steps ?? COOKED_SOMEHOW;
    return { meal: { name, items, instructions }, servings };
  });
  return reportPlan(eaten, { references });
}
