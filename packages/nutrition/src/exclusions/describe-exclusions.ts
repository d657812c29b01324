import type { DescribedExclusion } from '@platewise/contract/generation/exclusion-schema';
import { type Exclusion, isUnread, readExclusions } from './read-exclusions.ts';

/** How a text of excluded ingredients is understood, part by part, before anything is planned with it. */
export function describeExclusions(text: string): DescribedExclusion[] {
  return readExclusions(text).map((exclusion) => described(exclusion));
}

function described(exclusion: Exclusion): DescribedExclusion {
  const { term, understoodAs, foods, unknownWords, caveat = null, standsForClass = false, staysIn = [] } = exclusion;
  return {
    term,
    understoodAs,
    foodsRemoved: foods.size,
    isAssessed: unknownWords === null,
    filtersByWord: unknownWords !== null && unknownWords.length > 0,
    isUnread: isUnread(exclusion),
    mayBeDislike: standsForClass,
    staysIn: [...staysIn],
    caveat,
  };
}
