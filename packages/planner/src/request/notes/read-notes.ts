import {
  type Exclusion,
  isKnownTerm,
  type Meant,
  readHealthWords,
  readKnownWords,
  readMisspeltWords,
  readPlainExclusions,
  withRelatives,
} from '@platewise/nutrition/exclusions/read-exclusions';
import { ALLERGY, ALLERGY_NAMED, withoutDislikeMark } from '@platewise/nutrition/words/allergy-words';
import { keepExclusions, type LeftOut, leaveOutNamed } from '../leave-out-named.ts';
import { isListed, unreadIn } from '../unread-in.ts';
import { HARM, isAllowedBehind, isRefusal, isWish, refusedParts } from './note-signals.ts';
import {
  BARE_ALLERGY,
  BEFORE_FOOD,
  COURTESY,
  EXCEPTION,
  FOOD_ENDS,
  JOINED,
  LEAVE_OUT,
  LEFT_OUT_BEFORE,
  NO_ALLERGEN,
  NO_FOOD,
  NOT_MEANT,
} from './notes-grammar.ts';
import { isPlainWord } from './plain-words.ts';
import { foodWishesOf, wishesOf } from './read-wishes.ts';
import { clausesOf, sentencesOf } from './split-notes.ts';
import type { Wish } from './wish-words.ts';

/** Foods that a part of the notes speaks of without leaving them out: 'lots of cheese', 'I love mushrooms'. */
export type Mention = { clause: string; text: string; foods: ReadonlySet<string> };

/** What free notes ask for: foods to leave out, wishes, foods spoken of, and the parts that nothing could be made of. */
export type Notes = {
  exclusions: Exclusion[];
  wishes: Wish[];
  mentions: Mention[];
  notUsed: string[];
  /** What may be an allergy and cannot be read: the person is asked before anything is planned. */
  unread: string[];
};

// What has been read so far; whether a list of foods may go on ("allergic to nuts, soy"; "love fish, eggs"); and the part
// last spoken of, for 'they make me ill'.
type Reading = Notes &
  LeftOut & {
    isListGoingOn: boolean;
    isWishGoingOn: boolean;
    spokenOf: string;
  };

const LIKES = /\b(?:loves?|likes?|enjoys?|prefers?|wants?|can eat|eats?|fine|ok|okay|allowed|only)\b/i;
const ENDS_OF_FOOD = [
  /[\s-]*\bfree\b(?!\s(?:from|of)\b)/i,
  /(?<=\p{L})(?:free|frei|vrij|allergi[ea])\b/iu,
  BARE_ALLERGY,
  LEFT_OUT_BEFORE,
];
const PRONOUN = /\b(?:they|them|it|that|these|those|this)\b/i;
const HARM_WORDS = new RegExp(HARM.source, 'giu');
/** Words before a food that leave it in a list: 'especially peanuts', 'also dairy', 'my son to eggs'. */
const LIST_WORDS =
  /^(?:(?:and|or|nor|also|plus|even|especially|particularly|mainly|including)\s|(?:my|our|his|her)\s\p{L}+\sto\s)+/iu;

/**
 * Reads free notes. "allergic to X", "no X", "X-free", "X allergy", "without X" and their like leave X out; a list that
 * goes on within the sentence with nothing but known foods ("allergic to nuts, soy") goes on leaving out.
 */
export function readNotes(notes: string): Notes {
  const reading: Reading = {
    exclusions: [],
    wishes: [],
    mentions: [],
    notUsed: [],
    unread: [],
    isListGoingOn: false,
    isWishGoingOn: false,
    foodsBefore: [],
    spokenOf: '',
  };
  for (const sentence of sentencesOf(notes)) {
    reading.isListGoingOn = false;
    reading.isWishGoingOn = false;
    const clauses = clausesOf(sentence);
    const before = reading.exclusions.length;
    for (const clause of clauses) readClause(clause, reading);
    leaveOutNamed(reading, false);
    keepExclusions(alsoNamed(clauses, reading.exclusions.slice(before)), reading);
    const found = reading.exclusions.splice(before);
    const meant = meantBy(clauses);
    reading.exclusions.push(...found.map((exclusion) => withRelatives(exclusion, meant)));
    reading.unread.push(...unreadIn(clauses, { hasFood: found.some(({ foods }) => foods.size > 0) }));
  }
  const { exclusions, mentions, notUsed, unread } = reading;
  return { exclusions, wishes: [...new Set(reading.wishes)], mentions, notUsed, unread };
}

/**
 * Foods that a sentence on an allergy names and that no rule of the grammar reached: anyone who lists them cannot eat them, in
 * whatever language the sentence is. What is wished or excepted in it stays.
 */
function alsoNamed(clauses: readonly string[], found: readonly Exclusion[]): Exclusion[] {
  const meant = clauses.filter((clause) => !NOT_MEANT.test(clause));
  if (!meant.some((clause) => ALLERGY_NAMED.test(clause))) return [];
  const excluded = new Set(found.flatMap(({ foods }) => [...foods]));
  return meant
    .filter((clause) => (ALLERGY_NAMED.test(clause) ? !isWish(clause) : isListed(clause)))
    .flatMap((clause) => (clause.split(EXCEPTION)[0] ?? '').split(JOINED))
    .flatMap((part) => readKnownWords(part) ?? [])
    .filter(({ foods }) => [...foods].some((food) => !excluded.has(food)));
}

/** Whether a sentence speaks of an allergy or a harm, or marks what it leaves out as no more than a dislike. */
function meantBy(clauses: readonly string[]): Meant {
  const joined = clauses.join(', ');
  const unmarked = clauses
    .filter((clause) => !NOT_MEANT.test(clause))
    .map(withoutDislikeMark)
    .join(', ');
  if (ALLERGY.test(unmarked) || HARM.test(unmarked)) return 'allergy';
  return withoutDislikeMark(joined) === joined ? 'unsaid' : 'dislike';
}

function readClause(clause: string, reading: Reading) {
  const isMeant = !NOT_MEANT.test(clause);
  const found = isMeant ? leftOutBy(clause, reading) : [];
  const wishes = isMeant ? wishesOf(clause) : [];
  const implied = isMeant
    ? [...readHealthWords(clause), ...wishes.flatMap(({ leavesOut = [] }) => leavesOut.flatMap(readPlainExclusions))]
    : [];
  const isEmpty = found.length + wishes.length + implied.length === 0;
  const isFood = isFoodList(clause);
  if (isMeant && isEmpty && isFood && !reading.isWishGoingOn && !isWish(clause)) {
    reading.foodsBefore.push(clause);
    reading.spokenOf = clause;
    return;
  }
  if (isAllowedBehind(clause)) allowNamed(reading);
  else leaveOutNamed(reading, isRefusal(clause));
  keepExclusions([...found, ...implied], reading);
  reading.wishes.push(...wishes);
  const mentions = isMeant ? mentionsOf(clause, found, implied) : [];
  reading.mentions.push(...mentions);
  const foodWishes = foodWishesOf(clause, mentions);
  reading.wishes.push(...foodWishes);
  if (isEmpty && foodWishes.length === 0 && !COURTESY.test(clause)) reading.notUsed.push(clause);
  const isOfFood = mentions.length > 0 || found.some(({ foods }) => foods.size > 0);
  if (isOfFood) reading.spokenOf = clause;
  if (found.length > 0 || (isMeant && ALLERGY.test(clause))) reading.isListGoingOn = true;
  else if (!isFood && isOfFood) reading.isListGoingOn = false;
  reading.isWishGoingOn = found.length === 0 && (isWish(clause) || (isFood && reading.isWishGoingOn));
}

/** 'chicken, fish and eggs are fine': what was listed is spoken of, and stays. */
function allowNamed(reading: Reading) {
  reading.mentions.push(...reading.foodsBefore.flatMap((clause) => mentionsOf(clause, [], [])));
  reading.notUsed.push(...reading.foodsBefore);
  reading.foodsBefore = [];
}

/** What the grammar leaves out; where it finds no food, what a word of harm or refusal stands next to. */
function leftOutBy(clause: string, reading: Reading): Exclusion[] {
  const found = exclusionsOf(clause, reading);
  if (found.some(({ foods }) => foods.size > 0)) return found;
  const refused = readRefused(clause, found.length > 0, reading.spokenOf);
  return refused.length > 0 ? refused : found;
}

/** 'nuts kill me'; 'they make me ill' speaks of what was named before. */
function readRefused(clause: string, isHarmOnly: boolean, spokenOf: string): Exclusion[] {
  const parts = refusedParts(clause, isHarmOnly);
  const named = parts.flatMap((part) => readKnownWords(part) ?? []);
  if (named.length > 0 || parts.length === 0 || readKnownWords(clause)) return named;
  if (!HARM.test(clause)) return [];
  const misspelt = parts.flatMap((part) => readMisspeltWords(part.replaceAll(HARM_WORDS, ' ')) ?? []);
  if (misspelt.length > 0 || !PRONOUN.test(clause)) return misspelt;
  const before = readKnownWords(spokenOf);
  return before ? [before] : [];
}

/** The known foods of a clause that nothing in it leaves out. */
function mentionsOf(clause: string, found: readonly Exclusion[], implied: readonly Exclusion[]): Mention[] {
  const [before = ''] = found.length === 0 ? [clause] : clause.split(LEAVE_OUT);
  const excluded = new Set([...found, ...implied].flatMap(({ foods }) => [...foods]));
  return before.split(JOINED).flatMap((part) => {
    const foods = readKnownWords(part)?.foods ?? new Set<string>();
    const isExcluded = [...foods].every((food) => excluded.has(food));
    return isExcluded ? [] : [{ clause, text: part.trim(), foods }];
  });
}

function exclusionsOf(clause: string, reading: Reading): Exclusion[] {
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
function namedBefore(clause: string, reading: Reading): Exclusion[] {
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
  const allergens = behindAllergy.flatMap((text) => readKnownWords(text.split(LEAVE_OUT)[0] ?? '') ?? []);
  return [...allergens, ...leftOut.flatMap(readLeftOut)];
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

function isFoodList(clause: string, mayBeMisspelt = false): boolean {
  const parts = clause
    .split(JOINED)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => isKnownTerm(part) || (mayBeMisspelt && isMisspelt(part)));
}

function isMisspelt(food: string): boolean {
  return readKnownWords(food) === null && readMisspeltWords(food) !== null;
}
