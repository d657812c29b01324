import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { OfferedMeal } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { certifyPlan } from '../certificate/certify-plan.ts';
import { conditionRefusal } from '../conditions/refuse-conditions.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { planWarnings } from '../day/plan-warnings.ts';
import { explainChoices } from '../explain/explain-choices.ts';
import { readRequest } from '../request/read-request.ts';
import { recomputeMeal } from './recompute-meal.ts';
import { ANY_DISH, type SlotChange } from './slot-change.ts';

/**
 * Computes and certifies a plan that was made elsewhere (the demo of a visitor): only names and grams are taken, every
 * figure is computed again, and a plan that does not keep its request is refused. `favorite` is the name of the meal that
 * the others were planned around.
 */
export function recomputePlan(
  request: GenerationRequest,
  offered: readonly OfferedMeal[],
  { seed, favorite }: { seed: number; favorite?: string | undefined },
): PlanOutcome {
  const refusal = conditionRefusal(request);
  if (refusal !== null) return { ok: false, reason: refusal };
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
  const slots = (task.slots ?? []).map((slot, index) => ({ ...slot, change: changeOf(meals[index], favorite) }));
  const choices = explainChoices(task, slots, meals, { avoid: [] });
  return { ok: true, meals, seed, certificate: { ...certificate, choices }, warnings: planWarnings(task, meals) };
}

function changeOf(meal: PlannedMeal | undefined, favorite: string | undefined): SlotChange {
  return meal && meal.name === favorite ? { kind: 'fixed', meal, isFavorite: true } : ANY_DISH;
}
