import type { CookingTime, Diet } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { Exclusion } from '@platewise/nutrition/exclusions/read-exclusions';
import type { Asked, Relaxation } from '../explain/relaxation.ts';
import { excludedWords } from '../request/excluded-words.ts';
import { withoutTerms } from '../request/without-terms.ts';

/** Other cooking times, the smallest step first. */
const OTHER_TIMES: Record<CookingTime, readonly CookingTime[]> = {
  any: [],
  quick: ['medium', 'any'],
  medium: ['quick', 'any'],
  slow: ['medium', 'any'],
};

/** The diet that asks for less of the same. */
const SOFTER_DIETS: Partial<Record<Diet, Diet>> = { vegan: 'vegetarian', keto: 'low_carb' };

/** The request with these terms allowed; none where the texts of the request cannot be changed so. */
export function allowTerms({ request }: Asked, terms: readonly Exclusion[]): Relaxation[] {
  const changed = withoutTerms(request, terms);
  return changed ? [{ changes: [{ kind: 'terms', foods: terms.map(excludedWords) }], request: changed }] : [];
}

/** The request with other cooking times, the smallest step first. */
export function otherTimes({ request }: Asked): Relaxation[] {
  return OTHER_TIMES[request.cookingTime].map((cookingTime) => ({
    changes: [{ kind: 'cookingTime', cookingTime }],
    request: { ...request, cookingTime },
  }));
}

/** The request with one meal fewer, and with one more. */
export function otherCounts({ request }: Asked): Relaxation[] {
  if (request.slot) return [];
  return [request.mealCount - 1, request.mealCount + 1]
    .filter((mealCount) => mealCount >= LIMITS.mealCountMin && mealCount <= LIMITS.mealCountMax)
    .map((mealCount) => ({
      changes: [{ kind: 'mealCount', counts: [mealCount] }],
      request: { ...request, mealCount },
    }));
}

/** The request with a softer diet where there is one, and with none. */
export function otherDiets({ request }: Asked): Relaxation[] {
  const { dietaryPreferences: diet } = request;
  if (diet === 'none') return [];
  const softer = SOFTER_DIETS[diet];
  return [...(softer ? [softer] : []), 'none' as const].map((instead) => ({
    changes: [{ kind: 'diet', diet, instead }],
    request: { ...request, dietaryPreferences: instead },
  }));
}
