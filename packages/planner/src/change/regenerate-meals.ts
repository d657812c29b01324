import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { DaySlot } from '../day/plan-day.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { changePlan, slotsOf, withSizes } from './change-plan.ts';
import { keepDish, type SlotChange } from './slot-change.ts';
import type { ChangeOptions } from './swap-meal.ts';

/** Plans new dishes in the given places of a plan, never those that stood there; the others are portioned again. */
export function regenerateMeals(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  { places }: { places: readonly number[] },
  { locked, ...options }: ChangeOptions,
): PlanOutcome {
  return changePlan(request, meals, changesOf(meals, { places, locked }), options);
}

/** The slots of the day as it is after such a change, before their dishes are chosen; null where the kept meals leave no room. */
export function regenerationSlots(
  task: PlanningTask,
  meals: readonly PlannedMeal[],
  change: { places: readonly number[]; locked: readonly number[] },
): DaySlot[] | null {
  return withSizes(task, slotsOf(meals, changesOf(meals, change)));
}

function changesOf(
  meals: readonly PlannedMeal[],
  { places, locked }: { places: readonly number[]; locked: readonly number[] },
): SlotChange[] {
  const not = meals.filter((_, index) => places.includes(index)).map(({ name }) => name);
  return meals.map((meal, index) =>
    places.includes(index) ? ({ kind: 'new', not } as const) : keepDish(meal, locked.includes(index)),
  );
}
