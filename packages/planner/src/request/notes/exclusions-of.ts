import {
  type Exclusion,
  isKnownTerm,
  readKnownWords,
  readMisspeltWords,
  readPlainExclusions,
} from '@platewise/nutrition/exclusions/read-exclusions';
import { isAllergen } from '@platewise/nutrition/foods/is-allergen';
import {
  BARE_ALLERGY,
  BEFORE_FOOD,
  EXCEPTION,
  FOOD_ENDS,
  JOINED,
  LEAVE_OUT,
  LEFT_OUT_BEFORE,
  NO_ALLERGEN,
  NO_FOOD,
} from './notes-grammar.ts';
import { isPlainWord } from './plain-words.ts';

/** Whether a list of what is left out goes on, and the foods that were listed before anything was stated of them. */
export type ListReading = { isListGoingOn: boolean; foodsBefore: string[] };

/** 'it's not that we dislike spinach': a refusal that is itself denied leaves no food out but an allergen. */
export const DENIED_REFUSAL =
  /\b(?:nothing against|not (?:necessarily|saying)|(?:nobody|no one) (?:is )?saying)\b|\b(?:not(?! (?:only|just|merely)\b)|never|nobody|no one|none|neither)\b(?: (?!and\b|or\b|but\b|nor\b)[\p{L}'’]+){0,3} (?:hat(?:e|es|ing)|dislik(?:e|es|ing)|avoid\w*|skip\w*|remov\w*|exclud\w*|omit\w*|eliminat\w*|quit|stop\w*|giv(?:e|ing) up|stay(?:ing)? away)\b|n['’]t (?:[\p{L}'’]+ )?(?:hate|dislike|avoid|skip|remove|exclude|omit|eliminate|quit|stop(?:ped)?|give up)\b/iu;
const LIKES = /\b(?:loves?|likes?|enjoys?|prefers?|wants?|can eat|eats?|fine|ok|okay|allowed|only)\b/i;
const ENDS_OF_FOOD = [
  /[\s-]*\bfree\b(?!\s(?:from|of)\b)/i,
  /(?<=\p{L})(?:free|frei|vrij|allergi[ea])\b/iu,
  BARE_ALLERGY,
  LEFT_OUT_BEFORE,
];
/** Words before a food that leave it in a list: 'especially peanuts', 'also dairy', 'my son to eggs'. */
const LIST_WORDS =
  /^(?:(?:and|or|nor|also|plus|even|especially|particularly|mainly|including)\s|(?:my|our|his|her)\s\p{L}+\sto\s)+/iu;

/**
 * What the grammar leaves out in a clause: 'no nuts', 'nut allergy', or the next food of a list of such. Foods that were listed
 * before what they belong to are taken from `foodsBefore`.
 */
export function exclusionsOf(clause: string, reading: ListReading): Exclusion[] {
  const bare = clause.replace(LIST_WORDS, '');
  if (reading.isListGoingOn && !LIKES.test(bare) && isFoodList(bare, true)) return readPlainExclusions(bare);
  const [, exception] = clause.split(EXCEPTION);
  const before = namedBefore(clause, reading);
  return [
    ...(exception ? before.flatMap(({ term }) => readPlainExclusions(`${term} except ${exception}`)) : before),
    ...namedBehind(clause),
    ...namedByNot(clause),
  ];
}

/** 'nut and egg allergy', 'gluten/dairy-free', 'eggs make me sick'; foods listed before a comma belong to them. */
function namedBefore(clause: string, reading: ListReading): Exclusion[] {
  const end = ENDS_OF_FOOD.map((pattern) => clause.search(pattern)).find((index) => index > 0);
  if (end === undefined) return [];
  const parts = clause
    .slice(0, end)
    .split(JOINED)
    .filter((part) => part.trim() !== '');
  const telling = parts.filter((part, index) => index === parts.length - 1 || !LIKES.test(part));
  const found = telling.flatMap(readAllergen);
  if (found.length === 0) return [];
  const listed = isFoodList(parts.join(' and ')) ? reading.foodsBefore : [];
  if (listed.length > 0) reading.foodsBefore = [];
  return [...listed.flatMap(readPlainExclusions), ...found];
}

/** A food before 'free' or 'allergy' has few words; what stands further off belongs to something else. */
function readAllergen(text: string): Exclusion[] {
  const words = text.trim().split(' ').slice(-3);
  while (words.length > 1 && NO_ALLERGEN.test(words[0] ?? '')) words.shift();
  const known = readKnownWords(words.join(' '));
  if (known) return [known];
  const last = words.at(-1) ?? '';
  return NO_ALLERGEN.test(last) || isPlainWord(last) ? [] : readPlainExclusions(last);
}

/** 'allergic to nuts', 'no nuts no soy', 'without onion': the foods behind each such word. */
function namedBehind(clause: string): Exclusion[] {
  const [, ...behindAllergy] = clause.split(BARE_ALLERGY);
  const [, ...leftOut] = clause.split(LEAVE_OUT);
  const isRefusalDenied = DENIED_REFUSAL.test(clause);
  const allergens = behindAllergy.flatMap((text) => readKnownWords(text.split(LEAVE_OUT)[0] ?? '') ?? []);
  const named = leftOut.flatMap(readLeftOut);
  return [...allergens, ...(isRefusalDenied ? named.filter(isAllergen) : named)];
}

function readLeftOut(text: string): Exclusion[] {
  const named = text.trim();
  if (NO_FOOD.test(named)) return [];
  const food = (named.split(FOOD_ENDS)[0] ?? '').replaceAll(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '').replace(BEFORE_FOOD, '');
  return food === '' ? [] : readPlainExclusions(food);
}

/** 'not beef', 'eggless', 'dairyfree': only where the rest is nothing but food. */
function namedByNot(clause: string): Exclusion[] {
  const food = /^(?:and |or )?not (.+)$/i.exec(clause)?.[1] ?? '';
  if (isFoodList(food)) return readPlainExclusions(food);
  return clause
    .split(' ')
    .filter((word) => /^(?:egg|meat|dairy)less$/i.test(word))
    .flatMap(readPlainExclusions);
}

/** Whether a clause is nothing but foods. */
export function isFoodList(clause: string, mayBeMisspelt = false): boolean {
  const parts = clause
    .split(JOINED)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => isKnownTerm(part) || (mayBeMisspelt && isMisspelt(part)));
}

function isMisspelt(food: string): boolean {
  return readKnownWords(food) === null && readMisspeltWords(food) !== null;
}
