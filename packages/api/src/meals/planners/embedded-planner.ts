import { setImmediate as nextTurn } from 'node:timers/promises';
import { listAlternatives } from '@platewise/planner/change/list-alternatives';
import { listMendingSwaps } from '@platewise/planner/change/mending/list-mending-swaps';
import { listWeekSwaps } from '@platewise/planner/change/mending/list-week-swaps';
import { recomputePlan } from '@platewise/planner/change/recompute-plan';
import { regenerateMeals } from '@platewise/planner/change/regenerate-meals';
import { listSubstitutes } from '@platewise/planner/change/substitute-food';
import { planMeals } from '@platewise/planner/day/plan-meals';
import { planFamily } from '@platewise/planner/family/plan-family';
import { planWeekByDay } from '@platewise/planner/week/plan-week';
import { searchWeek } from '@platewise/shopping/budget/search-week';
import type { Planner } from './planner.ts';

/** The planner that runs in this thread: no key, no network. */
export const embeddedPlanner: Planner = {
  planMeals: async (request, { seed, avoid, disliked, taste, region, favorite }) =>
    planMeals(request, { seed, avoid, disliked, taste, region, favorite }),
  planWeek: async (request, options) => inTurns(planWeekByDay(request, options), options.signal),
  planFamily: async (request, options) => planFamily(request, options),
  searchWeek: async (request, options) => inTurns(searchWeek(request, options), options.signal),
  regenerateMeals: async (request, meals, change, options) => regenerateMeals(request, meals, change, options),
  recomputePlan: async (request, meals, { seed, favorite }) => recomputePlan(request, meals, { seed, favorite }),
  listAlternatives: async (request, meals, change, options) => listAlternatives(request, meals, change, options),
  listMendingSwaps: async (request, meals, compared, options) => listMendingSwaps(request, meals, compared, options),
  listWeekSwaps: async (days, compared, options) => listWeekSwaps(days, compared, options),
  listSubstitutes: async (request, meals, change, options) => listSubstitutes(request, meals, change, options),
};

/** Does work that pauses now and then, and lets others have their turn while it does: a week takes half a second. */
async function inTurns<Result>(work: Iterator<void, Result>, signal: AbortSignal): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    await nextTurn();
    signal.throwIfAborted();
    step = work.next();
  }
  return step.value;
}
