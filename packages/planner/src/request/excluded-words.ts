import { texts } from '@platewise/contract/texts';
import { type Exclusion, isKnownTerm } from '@platewise/nutrition/exclusions/read-exclusions';
import { withoutDislikeMark } from '@platewise/nutrition/words/allergy-words';
import { isOwnChoice } from './is-own-choice.ts';

/** 'no nuts', 'dairy-free', 'eggless': words that leave something out and do not name it. */
const SAYS_WITHOUT = /^(?:no|non|not|without)\b|free$|less$/i;

/** What an exclusion leaves out, in the person's own words where these name it: 'eggs', '“curry”'. */
export function excludedWords({ term: typed, understoodAs, foods }: Exclusion): string {
  const term = withoutDislikeMark(typed);
  if (foods.size === 0) return texts.plans.quoted({ term });
  return isKnownTerm(term) && !SAYS_WITHOUT.test(term) && isOwnChoice(term) ? term : understoodAs;
}
