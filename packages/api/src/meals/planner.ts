import type { GenerationRequest } from '@platewise/contract/generation-schema';
import type { OfferedMeal } from '@platewise/contract/plan-schema';
import type { PlannedMeal, PlanOutcome } from '@platewise/planner/plan-outcome';
import type { ChangeOptions } from '@platewise/planner/swap-meal';

/** Who makes plans. Each plan it returns carries its certificate; `signal` ends the work early. */
export type Planner = {
  planMeals(
    request: GenerationRequest,
    options: { seed: number; avoid: readonly string[]; disliked: readonly string[]; signal: AbortSignal },
  ): Promise<PlanOutcome>;
  /** New dishes in some places of a plan; swapping and portioning need no dishes proposed and ask the planner package itself. */
  regenerateMeals(
    request: GenerationRequest,
    meals: readonly PlannedMeal[],
    change: { places: readonly number[] },
    options: ChangeOptions,
  ): Promise<PlanOutcome>;
  recomputePlan(
    request: GenerationRequest,
    meals: readonly OfferedMeal[],
    options: { seed: number },
  ): Promise<PlanOutcome>;
};
