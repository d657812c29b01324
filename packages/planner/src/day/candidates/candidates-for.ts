import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { isFamilyRequest } from '../../family/is-family-request.ts';
import { readFamily } from '../../family/read-family.ts';
import { sharedCandidates, sharedWishes } from '../../family/shared-pools.ts';
import type { Wish } from '../../request/notes/wish-words.ts';
import { readRequest } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { findCandidates } from './find-candidates.ts';

/** The dishes of a kind that keep what a plan was asked for; where people share its meals, for all of them. */
export function candidatesFor(request: PlanRequest, kind: RecipeKind): readonly Dish[] {
  return isFamilyRequest(request)
    ? sharedCandidates(readFamily(request), kind)
    : findCandidates(readRequest(request), kind);
}

/** What the notes of a plan wish for; where people share its meals, of all of them together. */
export function wishesFor(request: PlanRequest): readonly Wish[] {
  return isFamilyRequest(request) ? sharedWishes(readFamily(request)) : readRequest(request).wishes;
}
