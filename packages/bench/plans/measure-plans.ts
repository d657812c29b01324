import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { findDish } from '@platewise/planner/day/candidates/find-candidates';
import { planMeals } from '@platewise/planner/day/plan-meals';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { readRequest } from '@platewise/planner/request/read-request';
import { checkPlan } from '@platewise/planner/testing/check-plan';
import { refusalKind } from './refusal-kind.ts';
import { statedErrors, tableFigure } from './table-figures.ts';

/** What plans of random requests came to; errors of kcal and macros in percent and percentage points. */
export type PlanMeasures = {
  plans: number;
  kcalErrors: number[];
  macroDistances: Map<number, number[]>;
  statedErrors: { whole: number[]; grams: number[] };
  withViolation: number;
  withRepeatedMeal: number;
  withRepeatedIngredient: number;
  /** Of the requests that were planned, and of those that were refused with a way out. */
  milliseconds: number[];
  refusalMs: number[];
  refusals: Map<string, number>;
};

/** Plans each request once, with its place as the seed, and measures what comes out from grams and table alone. */
export function measurePlans(requests: readonly GenerationRequest[]): PlanMeasures {
  const measures: PlanMeasures = {
    plans: 0,
    kcalErrors: [],
    macroDistances: new Map(),
    statedErrors: { whole: [], grams: [] },
    withViolation: 0,
    withRepeatedMeal: 0,
    withRepeatedIngredient: 0,
    milliseconds: [],
    refusalMs: [],
    refusals: new Map(),
  };
  for (const [seed, request] of requests.entries()) {
    const started = performance.now();
    const outcome = planMeals(request, { seed, avoid: [] });
    (outcome.ok ? measures.milliseconds : measures.refusalMs).push(performance.now() - started);
    if (outcome.ok) addPlan(measures, request, outcome.meals);
    else countRefusal(measures, request);
  }
  return measures;
}

function addPlan(measures: PlanMeasures, request: GenerationRequest, meals: readonly PlannedMeal[]) {
  const broken = checkPlan(request, meals);
  if (broken.length > 0) console.log(JSON.stringify(request), broken);
  measures.plans++;
  measures.withViolation += broken.length > 0 ? 1 : 0;
  measures.withRepeatedMeal += repeats(meals.map(({ name }) => name));
  measures.withRepeatedIngredient += repeats(meals.map(({ name }) => findDish(name)?.mainIngredient));
  for (const errors of meals.map(statedErrors)) {
    measures.statedErrors.whole.push(...errors.whole);
    measures.statedErrors.grams.push(...errors.grams);
  }
  const kcal = dayTotal(meals, 'kcal');
  measures.kcalErrors.push((100 * Math.abs(kcal - request.calorieTarget)) / request.calorieTarget);
  const distances = measures.macroDistances.get(request.mealCount) ?? [];
  measures.macroDistances.set(request.mealCount, distances);
  distances.push(largestMacroDistance(request, meals));
}

/** 1 where one of them stands twice. */
function repeats(list: readonly unknown[]): number {
  return new Set(list).size < list.length ? 1 : 0;
}

/** Percentage points between a macro's share of the plan's own 4P + 4C + 9F and its target share, the largest of three. */
function largestMacroDistance(request: GenerationRequest, meals: readonly PlannedMeal[]): number {
  const { shares } = readRequest(request);
  const kcal = {
    protein: 4 * dayTotal(meals, 'protein'),
    carbs: 4 * dayTotal(meals, 'carbs'),
    fat: 9 * dayTotal(meals, 'fat'),
  };
  const energy = kcal.protein + kcal.carbs + kcal.fat;
  const macros = ['protein', 'carbs', 'fat'] as const;
  return 100 * Math.max(...macros.map((macro) => Math.abs(kcal[macro] / energy - shares[macro])));
}

function dayTotal(meals: readonly PlannedMeal[], figure: 'kcal' | 'protein' | 'carbs' | 'fat'): number {
  return meals.reduce((sum, meal) => sum + tableFigure(meal, figure), 0);
}

function countRefusal({ refusals }: PlanMeasures, request: GenerationRequest) {
  const kind = refusalKind(request);
  refusals.set(kind, (refusals.get(kind) ?? 0) + 1);
}
