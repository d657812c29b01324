import type { OfferedPlan } from '@platewise/contract/plans/plan-schema';
import type { DemoPlan } from './stored-demo-plans.ts';

/** What the server is offered: amounts only, since it computes and certifies every figure again (contract 4). */
export function offeredPlan({ request, result }: DemoPlan): OfferedPlan {
  return {
    request,
    seed: result.seed,
    items: result.meals.map(({ name, mealType, items, servings }) => ({
      name,
      mealType,
      servings,
      items: items.map(({ food, grams }) => ({ food, grams })),
    })),
  };
}
