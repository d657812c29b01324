import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import type { Wish } from '../wish-words.ts';

/** Below it no day of ours is; above it every day is held to a limit of its own anyhow. */
const MOST_MG = { min: 1000, max: 2300 } as const;

const AMOUNT = String.raw`(?<mg>\d{4})\s?(?:mg|milligrams?)`;
const AT_MOST =
  '(?:at most|up to|max(?:imum)?(?: of)?|(?:no|not) more than|under|below|less than|within|limit(?:ed)?(?: to| of)?|<=?|≤)';
const OF_A_DAY = [
  new RegExp(String.raw`\bsodium\b(?:\s\p{L}+){0,3}\s${AT_MOST}\s?${AMOUNT}`, 'iu'),
  new RegExp(String.raw`${AT_MOST}\s?${AMOUNT}(?: of)? sodium\b`, 'iu'),
  new RegExp(
    String.raw`${AMOUNT}(?: of)? sodium(?: (?:a|per|each) day)?\s(?:at most|or less|max(?:imum)?|limit)\b`,
    'iu',
  ),
];
const OF_A_MEAL = /\b(?:per|each|every|a) (?:meal|dish|plate|portion|serving)\b/i;

/** A most of sodium a day that a part of a clause names in mg. */
export function sodiumWishes(part: string): Wish[] {
  if (OF_A_MEAL.test(part)) return [];
  const found = OF_A_DAY.map((pattern) => pattern.exec(part)?.groups?.mg).find((mg) => mg !== undefined);
  const sodiumMg = Number(found);
  if (!(sodiumMg >= MOST_MG.min && sodiumMg <= MOST_MG.max)) return [];
  return [{ label: texts.wishes.sodium({ count: numberWords(sodiumMg) }), sodiumMg }];
}
