import { planMeals } from '@platewise/planner/plan-meals';
import { recomputePlan } from '@platewise/planner/recompute-plan';
import type { Planner } from './planner.ts';

/** The planner that runs in this process: no key, no network. */
export const embeddedPlanner: Planner = {
  planMeals: async (request, { seed, avoid }) => planMeals(request, { seed, avoid }),
  recomputePlan: async (request, meals, { seed }) => recomputePlan(request, meals, { seed }),
};
