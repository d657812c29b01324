import type { GenerationRequest } from '@platewise/contract/generation-schema';
import type { OfferedMeal } from '@platewise/contract/plan-schema';
import type { PlanOutcome } from '@platewise/planner/plan-outcome';

/** Who makes plans. Each plan it returns carries its certificate; `signal` ends the work early. */
export type Planner = {
  planMeals(
    request: GenerationRequest,
    options: { seed: number; avoid: readonly string[]; signal: AbortSignal },
  ): Promise<PlanOutcome>;
  recomputePlan(
    request: GenerationRequest,
    meals: readonly OfferedMeal[],
    options: { seed: number },
  ): Promise<PlanOutcome>;
};
