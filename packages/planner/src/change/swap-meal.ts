import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { DayOptions } from '../day/plan-day.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { explainMisfit } from '../explain/explain-misfit.ts';
import { changePlan } from './change-plan.ts';
import { keepDish } from './slot-change.ts';

/** Options of a change to a plan; `locked` are the places (from 0) of meals that stay byte for byte. */
export type ChangeOptions = DayOptions & { locked: readonly number[] };

/** Puts the dish of that name into one place of a plan; the other meals are portioned so that the day meets its targets. */
export function swapMeal(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  { place, name }: { place: number; name: string },
  { locked, ...options }: ChangeOptions,
): PlanOutcome {
  const misfit = explainMisfit(request, meals[place], name);
  if (misfit) return { ok: false, reason: misfit };
  const changes = meals.map((meal, index) =>
    index === place ? ({ kind: 'dish', name } as const) : keepDish(meal, locked.includes(index)),
  );
  return changePlan(request, meals, changes, options);
}
