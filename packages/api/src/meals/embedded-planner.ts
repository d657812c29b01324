import { planMeals } from '@platewise/planner/plan-meals';
import { recomputePlan } from '@platewise/planner/recompute-plan';
import { regenerateMeals } from '@platewise/planner/regenerate-meals';
import type { Planner } from './planner.ts';

/** The planner that runs in this process: no key, no network. */
export const embeddedPlanner: Planner = {
  planMeals: async (request, { seed, avoid, disliked }) => planMeals(request, { seed, avoid, disliked }),
  regenerateMeals: async (request, meals, change, options) => regenerateMeals(request, meals, change, options),
  recomputePlan: async (request, meals, { seed }) => recomputePlan(request, meals, { seed }),
};
