import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { findCandidates, findDish, recipeKind } from '@platewise/planner/day/candidates/find-candidates';
import { fixedMealOf } from '@platewise/planner/day/fixed-meal';
import { planMeals } from '@platewise/planner/day/plan-meals';
import { readRequest } from '@platewise/planner/request/read-request';
import type { Highs } from 'highs';
import { exactOptimum } from './exact-optimum.ts';
import { loadHighs } from './load-highs.ts';
import { planObjective } from './plan-objective.ts';

/** The planner next to the exact optimum; objectives and gaps in percentage points. */
export type OptimumMeasures = {
  gaps: number[];
  planned: number[];
  optima: number[];
  /** Instances that the planner refused, or whose optimum was not found or not proved in the time. */
  refused: number;
  unproved: number;
  plannerMs: number[];
  highsMs: number[];
};

const SECONDS_MAX = 10;

/**
 * Plans each request (its place as the seed) and solves the same day exactly. The planner's plan is measured as it is
 * shown, in rounded amounts; the optimum is in continuous grams.
 */
export async function measureOptimum(requests: readonly GenerationRequest[]): Promise<OptimumMeasures> {
  const highs = await loadHighs();
  const measures: OptimumMeasures = {
    gaps: [],
    planned: [],
    optima: [],
    refused: 0,
    unproved: 0,
    plannerMs: [],
    highsMs: [],
  };
  for (const [seed, request] of requests.entries()) addInstance(measures, highs, request, seed);
  return measures;
}

function addInstance(measures: OptimumMeasures, highs: Highs, request: GenerationRequest, seed: number) {
  const planned = plannedObjective(measures, request, seed);
  if (planned === null) return void measures.refused++;
  const task = readRequest(request);
  const slots = (task.slots ?? []).map(({ mealType, kcal }) => ({
    slotKcal: kcal,
    pool: findCandidates(task, recipeKind(mealType, kcal)),
  }));
  const optimum = exactOptimum(highs, task, slots, SECONDS_MAX);
  if (!optimum?.isProved) return void measures.unproved++;
  measures.highsMs.push(optimum.milliseconds);
  measures.planned.push(100 * planned);
  measures.optima.push(100 * optimum.objective);
  measures.gaps.push(100 * (planned - optimum.objective));
}

function plannedObjective({ plannerMs }: OptimumMeasures, request: GenerationRequest, seed: number): number | null {
  const started = performance.now();
  const outcome = planMeals(request, { seed, avoid: [] });
  plannerMs.push(performance.now() - started);
  if (!outcome.ok) return null;
  const dishes = outcome.meals.flatMap(({ name }) => findDish(name) ?? []);
  const figures = outcome.meals.map((meal) => fixedMealOf(meal).figures);
  return planObjective(readRequest(request), dishes, figures);
}
