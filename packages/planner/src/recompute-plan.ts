import type { GenerationRequest } from '@platewise/contract/generation-schema';
import type { OfferedMeal } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { findFood } from '@platewise/nutrition/foods';
import { RECIPES } from '@platewise/nutrition/recipes';
import { certifyPlan } from './certify-plan.ts';
import { explainChoices } from './explain-choices.ts';
import { makeMeal } from './make-meal.ts';
import type { PlannedMeal, PlanOutcome } from './plan-outcome.ts';
import { planWarnings } from './plan-warnings.ts';
import { readRequest } from './read-request.ts';
import { ANY_DISH } from './slot-change.ts';

/**
 * Computes and certifies a plan that was made elsewhere (the demo of a visitor): only names and grams are taken, every
 * figure is computed anew, and a plan that does not keep its request is refused.
 */
export function recomputePlan(
  request: GenerationRequest,
  offered: readonly OfferedMeal[],
  { seed }: { seed: number },
): PlanOutcome {
  const task = readRequest(request);
  const meals: PlannedMeal[] = [];
  for (const offer of offered) {
    const meal = recomputeMeal(offer);
    if (!meal) return { ok: false, reason: texts.plans.offeredUnknown({ name: offer.name }) };
    meals.push(meal);
  }
  const { certificate, violations } = certifyPlan(task, meals);
  const [reason] = violations;
  if (reason) return { ok: false, reason: texts.plans.offeredBroken({ reason }) };
  const slots = (task.slots ?? []).map((slot) => ({ ...slot, change: ANY_DISH }));
  const choices = explainChoices(task, slots, meals, { avoid: [] });
  return { ok: true, meals, seed, certificate: { ...certificate, choices }, warnings: planWarnings(task, meals) };
}

/** The meal of a known recipe with just its foods, in the offered grams; null where something is not known. */
function recomputeMeal({ name, mealType, items }: OfferedMeal): PlannedMeal | null {
  const recipe = RECIPES.find((one) => one.name === name);
  const foodsOfRecipe = new Set(recipe?.items.map(([food]) => food));
  const portions = items.flatMap(({ food: id, grams }) => {
    const food = findFood(id);
    return food && foodsOfRecipe.has(id) ? [{ food, grams }] : [];
  });
  const isWhole =
    portions.length === items.length && new Set(items.map(({ food }) => food)).size === foodsOfRecipe.size;
  return recipe && isWhole ? makeMeal(recipe, mealType, portions) : null;
}
