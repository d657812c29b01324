import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { isFamilyRequest } from '../../family/is-family-request.ts';
import { readFamily } from '../../family/read-family.ts';
import { sharedCandidates } from '../../family/shared-pools.ts';
import { readRequest } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { findCandidates } from './find-candidates.ts';

/** The dishes of a kind that keep what a plan was asked for; where people share its meals, for all of them. */
export function candidatesFor(request: PlanRequest, kind: RecipeKind): readonly Dish[] {
  return isFamilyRequest(request)
    ? sharedCandidates(readFamily(request), kind)
    : findCandidates(readRequest(request), kind);
}
