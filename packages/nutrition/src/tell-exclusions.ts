import type { ToldExclusion } from '@platewise/contract/exclusion-schema';
import { readExclusions } from './read-exclusions.ts';

/** How a text of excluded ingredients is understood, part by part, before anything is planned with it. */
export function tellExclusions(text: string): ToldExclusion[] {
  return readExclusions(text).map(({ term, understoodAs, foods, unknownWords, caveat = null }) => ({
    term,
    understoodAs,
    foodsRemoved: foods.size,
    isAssessed: unknownWords === null,
    filtersByWord: unknownWords !== null && unknownWords.length > 0,
    caveat,
  }));
}
