import { type Exclusion, readKnownWords, readMisspeltWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { isAllergen } from '@platewise/nutrition/foods/is-allergen';
import { DENIED_REFUSAL, exclusionsOf, type ListReading } from './exclusions-of.ts';
import { HARM, namesHarm, REFUSAL, refusedParts } from './note-signals.ts';
import { JOINED, LEAVE_OUT } from './notes-grammar.ts';
import { isPlainWord } from './plain-words.ts';
import type { Mention } from './read-notes.ts';
import { placeOf } from './read-wishes.ts';
import { statedAt } from './wish-polarity.ts';

const PRONOUN = /\b(?:they|them|it|that|these|those|this)\b/i;
const HARM_WORDS = new RegExp(HARM.source, 'giu');

/** What the grammar leaves out; where it finds no food, what a word of harm or refusal stands next to. */
export function leftOutBy(clause: string, reading: ListReading & { spokenOf: string }): Exclusion[] {
  const found = exclusionsOf(clause, reading).filter((one) => mustStay(clause, one));
  if (found.some(({ foods }) => foods.size > 0)) return found;
  const refused = readRefused(clause, found.length > 0, reading.spokenOf);
  return refused.length > 0 ? refused : found;
}

/** 'nuts kill me'; 'they make me ill' speaks of what was named before. */
function readRefused(clause: string, isHarmOnly: boolean, spokenOf: string): Exclusion[] {
  const parts = refusedParts(clause, isHarmOnly);
  const named = parts
    .flatMap((part) => readKnownWords(part) ?? [])
    .filter((food) => isAllergen(food) || HARM.test(clause) || isRefused(clause, food));
  if (named.length > 0 || parts.length === 0 || readKnownWords(clause)) return named;
  if (!HARM.test(clause)) return [];
  const misspelt = parts.flatMap((part) => readMisspeltWords(part.replaceAll(HARM_WORDS, ' ')) ?? []);
  if (misspelt.length > 0 || !PRONOUN.test(clause)) return misspelt;
  const before = readKnownWords(spokenOf);
  return before ? [before] : [];
}

/** What is not to happen to a food that is to be eaten: a negation of it refuses no food. */
const LOST =
  /\b(?:wast\w+|wait\w*|spoil\w*|last|throw\w*|thrown|rot\w*|forg[eo]t\w*|miss\w*|resist\w*|go(?:es|ing)? (?:off|bad))\b|\b(?:have|has)(?:n['’]t| not) (?:had|seen|eaten|cooked|tasted)\b/i;

/** 'I don't want to waste the spinach': what is plainly asked for is left out only where it is an allergen, or next to harm. */
function mustStay(clause: string, one: Exclusion): boolean {
  if (!LOST.test(clause) || one.foods.size === 0 || isAllergen(one) || namesHarm(clause) || !clause.includes(one.term))
    return true;
  const { start, end } = placeOf(clause, one.term);
  return statedAt(clause, start, end) !== 'more';
}

/** A condition, or what the dish is not to be, with a negation of its own. */
const OF_SOMETHING_ELSE =
  /\b(?:if (?:i|we|he|she|they)(?:['’]m|['’]re| am| are| do| have)?(?: not|n['’]?t)|that (?:wo|does|do|is)(?:n['’]?t| not)|that (?:will|does|do|is) not)\b/i;

/**
 * Any refusal leaves the food out that stands next to it, but for one that is itself denied and one of what would become of the food:
 * 'the asparagus is ready and won't wait'. An allergen is left out all the same.
 */
function isRefused(clause: string, { term }: Exclusion): boolean {
  if (DENIED_REFUSAL.test(clause)) return false;
  const { start, end } = placeOf(clause, term);
  const stated = statedAt(clause, start, end);
  // 'I want a dish with beef if I'm not in a rush': the negation is of something else.
  if (stated === 'more' && OF_SOMETHING_ELSE.test(clause.slice(end)) && !REFUSAL.test(clause)) return false;
  if (!LOST.test(clause)) return true;
  return stated === 'less' || (stated !== 'more' && REFUSAL.test(clause));
}

/** 'rice, no peas' refuses peas; 'rice, dal, no' what was listed. */
export function refusesItsOwn(clause: string, found: readonly Exclusion[]): boolean {
  return (
    found.some(({ foods }) => foods.size > 0) && /^(?:(?:but|and|with|just) )?(?:no|without|minus)\s/i.test(clause)
  );
}

/** Groups that the table of foods knows by themselves only, as 'vegetable oil' is none of them. */
const GROUP = /\b(?:vegetables?|veggies|sabzis?|fruits?)\b(?! (?:oil|juice|stock|tea|sugar)\b)/i;

/** The known foods of a clause that nothing in it leaves out. */
export function mentionsOf(clause: string, found: readonly Exclusion[], implied: readonly Exclusion[]): Mention[] {
  const [before = ''] = found.length === 0 ? [clause] : clause.split(LEAVE_OUT);
  const excluded = new Set([...found, ...implied].flatMap(({ foods }) => [...foods]));
  return before.split(JOINED).flatMap((part) => {
    const foods = (readKnownWords(part) ?? readKnownWords(GROUP.exec(part)?.[0] ?? ''))?.foods ?? new Set<string>();
    const isExcluded = [...foods].every((food) => excluded.has(food));
    // The names of foods have a 'with' and a 'meal' in them.
    return isExcluded || isLittleWord(part.trim()) ? [] : [{ clause, text: part.trim(), foods }];
  });
}

const isLittleWord = (part: string): boolean => !/\s/.test(part) && isPlainWord(part);
