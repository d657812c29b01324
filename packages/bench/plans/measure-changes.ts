import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { ALTERNATIVES_SHOWN, listAlternatives } from '@platewise/planner/change/list-alternatives';
import { regenerateMeals } from '@platewise/planner/change/regenerate-meals';
import { planMeals } from '@platewise/planner/day/plan-meals';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { checkPlan } from '@platewise/planner/testing/check-plan';

/** What changes to plans came to: one meal regenerated, once nothing and once every other meal locked, and alternatives. */
export type ChangeMeasures = {
  plans: number;
  refused: number;
  refusedLocked: number;
  /** Changed plans, and how many of them the independent checker objects to. */
  changed: number;
  withViolation: number;
  regenerateMs: number[];
  /** How many plans found 0, 1, 2 and 3 alternatives for the meal. */
  alternatives: number[];
  alternativesMs: number[];
};

/** Changes one meal of the plan of each request, the place by the request's number; refused requests are left out. */
export function measureChanges(requests: readonly GenerationRequest[]): ChangeMeasures {
  const measures: ChangeMeasures = {
    plans: 0,
    refused: 0,
    refusedLocked: 0,
    changed: 0,
    withViolation: 0,
    regenerateMs: [],
    alternatives: Array.from({ length: ALTERNATIVES_SHOWN + 1 }, () => 0),
    alternativesMs: [],
  };
  for (const [seed, request] of requests.entries()) addChanges(measures, request, seed);
  return measures;
}

function addChanges(measures: ChangeMeasures, request: GenerationRequest, seed: number) {
  const plan = planMeals(request, { seed, avoid: [] });
  if (!plan.ok) return;
  const { meals } = plan;
  const place = seed % meals.length;
  const others = meals.flatMap((_, index) => (index === place ? [] : [index]));
  const options = { seed: seed + 1, avoid: [], locked: [] };
  const regenerate = (locked: number[]) =>
    timed(measures.regenerateMs, () => regenerateMeals(request, meals, { places: [place] }, { ...options, locked }));
  const regenerated = regenerate([]);
  const locked = regenerate(others);
  const alternatives = timed(measures.alternativesMs, () => listAlternatives(request, meals, { place }, options));
  for (const one of [regenerated, locked, ...alternatives.map(({ plan: shown }) => shown)]) {
    if (one.ok) addChanged(measures, request, one.meals);
  }
  measures.plans++;
  measures.refused += regenerated.ok ? 0 : 1;
  measures.refusedLocked += locked.ok ? 0 : 1;
  measures.alternatives[alternatives.length] = (measures.alternatives[alternatives.length] ?? 0) + 1;
}

function addChanged(measures: ChangeMeasures, request: GenerationRequest, meals: readonly PlannedMeal[]) {
  const broken = checkPlan(request, meals);
  if (broken.length > 0) console.log(JSON.stringify(request), broken);
  measures.changed++;
  measures.withViolation += broken.length > 0 ? 1 : 0;
}

function timed<Result>(milliseconds: number[], work: () => Result): Result {
  const started = performance.now();
  const result = work();
  milliseconds.push(performance.now() - started);
  return result;
}
