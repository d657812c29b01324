import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { texts } from '@platewise/contract/texts';
import { type Filter, findDish, keeps, recipeKind } from '../day/candidates/find-candidates.ts';
import { fixedMealOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { isFamilyRequest } from '../family/is-family-request.ts';
import { readFamily } from '../family/read-family.ts';
import { readRequest } from '../request/read-request.ts';

const RULES: readonly Filter[] = ['diet', 'exclusions', 'time'];

/** Says why the dish of that name cannot stand in for a meal: another kind of meal, or a rule that it breaks; null when it can. */
export function explainMisfit(request: PlanRequest, meal: PlannedMeal | undefined, name: string): string | null {
  const dish = findDish(name);
  if (!dish || !meal) return texts.plans.offeredUnknown({ name });
  const kind = findDish(meal.name)?.recipe.kind ?? recipeKind(meal.mealType, fixedMealOf(meal).figures.kcal);
  if (dish.recipe.kind !== kind) return texts.plans.misfit.kind({ name, slot: texts.plans.slots[meal.mealType] });
  const tasks = isFamilyRequest(request) ? readFamily(request).map(({ task }) => task) : [readRequest(request)];
  const broken = RULES.find((rule) => tasks.some((task) => !keeps(task, dish, rule)));
  return broken ? texts.plans.misfit[broken]({ name }) : null;
}
