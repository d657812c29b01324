import { texts } from '@platewise/contract/texts';
import type { Wish } from '../wish-words.ts';
import { slotIn } from './meal-words.ts';

const words = texts.wishes;

const NUMBER = String.raw`(\d{1,3})`;
const MINUTES = String.raw`[\s-]*(?:min(?:ute?)?s?\b|mns?\b|m\b|['’])`;
const AT_MOST = String.raw`\b(?:under|less th[ae]n|at most|max(?:imum)?(?: of)?|within|no more th[ae]n|up to|below|(?:not|no) (?:more|longer|over) ?(?:th[ae]n)?|no longer th[ae]n|in|takes?|only have|only|about|around|inside|ready in)\s+(?:about |around )?`;
const BEHIND = String.raw`(?:\s*(?:max(?:imum)?|or (?:less|under|so|fewer|quicker)|tops|at (?:the )?most|is (?:the|my|our) (?:limit|max(?:imum)?|most|absolute)|is all|meals?|dinners?|lunch(?:es)?|breakfasts?|recipes?|dishes|to cook|cooking|of cooking|in the kitchen))`;
const TIMES: readonly RegExp[] = [
  new RegExp(`${AT_MOST}${NUMBER}${MINUTES}`, 'i'),
  new RegExp(`\\b${NUMBER}${MINUTES}${BEHIND}`, 'i'),
];
/** A longer time that is asked against: 'nothing over 30 minutes', 'don't want anything that takes more than 40 mins'. */
const NOT_OVER = new RegExp(
  String.raw`\b(?:no|not|nothing|never|none|(?:do|does|can|must|should|wo)(?:n['’]?t| not))\b.*\b(?:over|more than|longer than|above|beyond|past)\s+${NUMBER}${MINUTES}`,
  'i',
);
const QUARTER_HOUR = /(?<!three )\bquarter of an hour\b/i;
const THREE_QUARTERS = /\b(?:three|3) quarters of an hour\b/i;
const HALF_AN_HOUR = /\b(?:half (?:an )?hour|30 ?min)\b/i;
const AN_HOUR =
  /\b(?:under|less th[ae]n|within|no more th[ae]n|at most|in)\s(?:an|one|1) hour\b|\b(?:an|one|1) hour (?:tops|max(?:imum)?|at most|or less)\b/i;
/** What is asked in less is no time to cook in. */
const SHORTEST_MINUTES = 5;

/** The minutes that a clause gives to cooking; the least where it names several. */
export function timeWishes(clause: string): Wish[] {
  const found = [...TIMES, NOT_OVER].flatMap((pattern) => pattern.exec(clause)?.[1] ?? []).map(Number);
  const stated = [
    ...found,
    ...(QUARTER_HOUR.test(clause) ? [15] : []),
    ...(THREE_QUARTERS.test(clause) ? [45] : []),
    ...(AN_HOUR.test(clause) ? [60] : []),
    ...(HALF_AN_HOUR.test(clause) ? [30] : []),
  ];
  const minutes = Math.min(...stated);
  if (!Number.isFinite(minutes) || minutes < SHORTEST_MINUTES) return [];
  const mealType = slotIn(clause);
  const trait = { kind: 'longer', minutes } as const;
  return [{ label: words.minutes({ count: minutes }), trait, isLess: true, ...(mealType && { mealType }) }];
}
