import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { dishRequestOf, draftNewDay } from '@platewise/planner/proposals/draft-day';
import { planComposed } from '@platewise/planner/proposals/plan-composed';
import { checkPlan } from '@platewise/planner/testing/check-plan';
import { isModelError } from '@platewise/providers/model/model-error';
import type { ModelPort } from '@platewise/providers/model/model-port';

/** What one request came to. */
export type Evaluation = {
  /** 'ok', or why the answer broke off. */
  outcome: string;
  asked: number;
  /** Dishes that came in the shape that was asked for. */
  valid: number;
  /** Dishes that stand in the plan. */
  kept: number;
  /** Why each of the others does not; 'missing' for a place that nothing came for. */
  problems: string[];
  /**
   * Rules that the finished plan breaks, judged by a checker that shares nothing with the planner; null where no dish of the
   * model stands in it.
   */
  violationsAfter: number | null;
  /** Percent of the target that the dishes miss together as they were proposed; null unless all came. */
  kcalErrorBefore: number | null;
  /** The same of the finished plan; null where no dish of the model stands in it. */
  kcalErrorAfter: number | null;
  firstDishMs: number | null;
  milliseconds: number;
};

/** Has a model propose dishes for a request and looks at them before and after our checks; null where nothing is asked. */
export async function evaluateModel(
  model: ModelPort,
  request: GenerationRequest,
  seed: number,
): Promise<Evaluation | null> {
  const draft = draftNewDay(request);
  if (!draft) return null;
  const { dishes, ...answer } = await askFor(model, dishRequestOf(draft, { avoid: [] }));
  const { outcome, places } = planComposed(draft, dishes, { seed, avoid: [] });
  const { places: open } = draft;
  const first = open.flatMap(({ place }) => dishes.find((dish) => dish.place === place) ?? []);
  const kept = places.filter(({ problem }) => problem === null).length;
  const plan = outcome.ok && kept > 0 ? outcome : null;
  return {
    ...answer,
    asked: open.length,
    valid: first.length,
    kept,
    problems: places.flatMap(({ problem }) => problem ?? []),
    violationsAfter: plan && checkPlan(request, plan.meals).length,
    kcalErrorBefore: first.length === open.length ? percentOff(request, sum(first.map(kcalOf))) : null,
    kcalErrorAfter: plan && percentOff(request, plan.certificate.actual.calories),
  };
}

async function askFor(model: ModelPort, order: Parameters<ModelPort['propose']>[0]) {
  const dishes: DishProposal[] = [];
  const startedAt = performance.now();
  const passed = () => Math.round(performance.now() - startedAt);
  let firstDishMs: number | null = null;
  let outcome = 'ok';
  try {
    const { signal } = new AbortController();
    for await (const dish of model.propose(order, { signal, person: 'evaluation' })) {
      firstDishMs ??= passed();
      dishes.push(dish);
    }
  } catch (error) {
    if (!isModelError(error)) throw error;
    outcome = error.code;
  }
  return { dishes, outcome, firstDishMs, milliseconds: passed() };
}

function kcalOf({ items }: DishProposal): number {
  return sum(items.map(({ food, grams }) => ((findFood(food)?.per100g.kcal ?? 0) * grams) / 100));
}

function percentOff({ calorieTarget }: GenerationRequest, kcal: number): number {
  return (100 * Math.abs(kcal - calorieTarget)) / calorieTarget;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
