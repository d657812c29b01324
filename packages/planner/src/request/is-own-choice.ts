import { readHealthWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { ALLERGY } from '@platewise/nutrition/words/allergy-words';
import { WISH_WORDS } from './notes/wish-words.ts';

/**
 * Whether a term merely names food that a person would rather not have. An allergy, an illness or a way of life
 * ('peanut allergy', 'celiac', 'halal') is nobody's to give up for the sake of a plan.
 */
export function isOwnChoice(term: string): boolean {
  return !ALLERGY.test(term) && readHealthWords(term).length === 0 && !isWayOfLife(term);
}

function isWayOfLife(term: string): boolean {
  return WISH_WORDS.some(({ pattern, wish }) => wish.leavesOut !== undefined && pattern.test(term));
}
