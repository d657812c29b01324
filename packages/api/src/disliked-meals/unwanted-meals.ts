import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { dishNameOf } from '@platewise/planner/day/candidates/find-candidates';
import type { UserContext } from '../context.ts';
import { dislikedNames } from './disliked-meals-repository.ts';

/** The names of the meals that a plan leaves out: those that the person does not want again, and those of the request. */
export async function unwantedMeals(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  request: Pick<GenerationRequest, 'dislikedMeals'>,
): Promise<string[]> {
  const own = await dislikedNames(db, identity.userId);
  return [...new Set([...own, ...asDishNames(request.dislikedMeals ?? [])])];
}

/** Names as our dishes have them, letter case aside, each once; those of other meals stay as they are. */
export function asDishNames(names: readonly string[]): string[] {
  return [...new Set(names.map(dishNameOf))];
}
