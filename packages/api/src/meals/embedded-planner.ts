import { setImmediate as nextTurn } from 'node:timers/promises';
import { recomputePlan } from '@platewise/planner/change/recompute-plan';
import { regenerateMeals } from '@platewise/planner/change/regenerate-meals';
import { planMeals } from '@platewise/planner/day/plan-meals';
import { planWeekByDay } from '@platewise/planner/week/plan-week';
import type { Planner } from './planner.ts';

/** The planner that runs in this process: no key, no network. */
export const embeddedPlanner: Planner = {
  planMeals: async (request, { seed, avoid, disliked, favorite }) =>
    planMeals(request, { seed, avoid, disliked, favorite }),
  planWeek: async (request, { signal, ...options }) => {
    const days = planWeekByDay(request, options);
    let step = days.next();
    // Between two days others get their turn: a week takes half a second.
    while (!step.done) {
      await nextTurn();
      signal.throwIfAborted();
      step = days.next();
    }
    return step.value;
  },
  regenerateMeals: async (request, meals, change, options) => regenerateMeals(request, meals, change, options),
  recomputePlan: async (request, meals, { seed, favorite }) => recomputePlan(request, meals, { seed, favorite }),
};
