import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { findCandidates, recipeKind } from '@platewise/planner/day/candidates/find-candidates';
import { readRequest } from '@platewise/planner/request/read-request';

/** What stands in the way of a request that was refused. */
export function refusalKind(request: GenerationRequest): string {
  const task = readRequest(request);
  if (!task.slots) return 'the target does not fit into the number of meals';
  const kinds = task.slots.map(({ mealType, kcal }) => recipeKind(mealType, kcal));
  const left = kinds.map((kind) => ({
    count: findCandidates(task, kind).length,
    needed: kinds.filter((one) => one === kind).length,
  }));
  if (left.some(({ count }) => count === 0)) return 'no dish is left for a slot';
  if (left.some(({ count, needed }) => count < needed)) return 'too few dishes are left for a slot';
  return 'the dishes that are left cannot reach the target';
}
