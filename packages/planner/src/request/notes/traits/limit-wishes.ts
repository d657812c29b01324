import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import type { Limited, Wish } from '../wish-words.ts';

/** How a limit is written, and between which amounts a day is held to one: below them no day of ours is, above them none is as it is. */
const NAMED: Readonly<Record<Limited, { name: string; amount: string; min: number; max: number }>> = {
  sodium: { name: 'sodium', amount: String.raw`(?<most>\d{4})\s?(?:mg|milligrams?)`, min: 1000, max: 2300 },
  fiber: { name: 'fib(?:er|re)', amount: String.raw`(?<most>\d{2})\s?(?:g|grams?)\b`, min: 12, max: 60 },
};

const AT_MOST =
  '(?:at most|up to|max(?:imum)?(?: of)?|(?:no|not) more than|under|below|less than|within|limit(?:ed)?(?: to| of)?|<=?|≤)';

const OF_A_DAY: Readonly<Record<Limited, RegExp[]>> = { sodium: patterns('sodium'), fiber: patterns('fiber') };
const OF_A_MEAL = /\b(?:per|each|every|a) (?:meal|dish|plate|portion|serving)\b/i;

function patterns(nutrient: Limited): RegExp[] {
  const { name, amount } = NAMED[nutrient];
  return [
    String.raw`\b${name}\b(?:\s\p{L}+){0,3}\s${AT_MOST}\s?${amount}`,
    String.raw`${AT_MOST}\s?${amount}(?: of)? ${name}\b`,
    String.raw`${amount}(?: of)? ${name}(?: (?:a|per|each) day)?\s(?:at most|or less|max(?:imum)?|limit)\b`,
  ].map((pattern) => new RegExp(pattern, 'iu'));
}

/** The most of sodium and of fiber a day that a part of a clause names in mg and in grams. */
export function limitWishes(part: string): Wish[] {
  if (OF_A_MEAL.test(part)) return [];
  return [...limitOf('sodium', part), ...limitOf('fiber', part)];
}

function limitOf(nutrient: Limited, part: string): Wish[] {
  const found = OF_A_DAY[nutrient]
    .map((pattern) => pattern.exec(part)?.groups?.most)
    .find((most) => most !== undefined);
  const most = Number(found);
  const { min, max } = NAMED[nutrient];
  if (!(most >= min && most <= max)) return [];
  return [{ label: texts.wishes.limits[nutrient].label({ count: numberWords(most) }), limit: { nutrient, most } }];
}
