import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { changePlan } from './change-plan.ts';
import { keepDish, type SlotChange } from './slot-change.ts';
import type { ChangeOptions } from './swap-meal.ts';

/**
 * Portions the meals of a plan again around those that are locked or whose servings are set, so that the day meets its
 * targets. `servings` are how many servings of a meal the person eats, by its place; its figures stay those of one.
 */
export function reportionMeals(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  { servings }: { servings: ReadonlyMap<number, number> },
  { locked, ...options }: ChangeOptions,
): PlanOutcome {
  const changes = meals.map((meal, index): SlotChange => {
    const wanted = servings.get(index);
    if (wanted === undefined) return keepDish(meal, locked.includes(index));
    // One serving is what a meal has by itself, so the person gives it back to the planner.
    return wanted === 1 ? keepDish({ ...meal, servings: 1 }, locked.includes(index)) : fixedWith(meal, wanted);
  });
  return changePlan(request, meals, changes, options);
}

function fixedWith(meal: PlannedMeal, servings: number): SlotChange {
  return { kind: 'fixed', meal: { ...meal, servings } };
}
