import type { GenerationRequest } from '@platewise/contract/generation-schema';
import { changePlan } from './change-plan.ts';
import type { PlannedMeal, PlanOutcome } from './plan-outcome.ts';
import { keepDish } from './slot-change.ts';
import type { ChangeOptions } from './swap-meal.ts';

/** Plans new dishes in the given places of a plan, never those that stood there; the others are portioned again. */
export function regenerateMeals(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  { places }: { places: readonly number[] },
  { locked, ...options }: ChangeOptions,
): PlanOutcome {
  const not = meals.filter((_, index) => places.includes(index)).map(({ name }) => name);
  const changes = meals.map((meal, index) =>
    places.includes(index) ? ({ kind: 'new', not } as const) : keepDish(meal, locked.includes(index)),
  );
  return changePlan(request, meals, changes, options);
}
