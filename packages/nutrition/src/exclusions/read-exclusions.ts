import { locale } from '@platewise/contract/language/locale';
import { texts } from '@platewise/contract/texts';
import { isAllergen } from '../foods/is-allergen.ts';
import { ALLERGY, isOnlyDislike, withoutDislikeMark } from '../words/allergy-words.ts';
import type { ExclusionWord } from '../words/exclusion-words.ts';
import { HEALTH_WORDS } from '../words/health-words.ts';
import { correctedWords } from '../words/misspelling.ts';
import { containsPhrase, plainText, wordsOf } from '../words/word-forms.ts';
import { type Meaning, readInside, readWhole, tellingWords } from './read-known-words.ts';
import { foodsOfClasses, type Relatives } from './relatives.ts';
import { splitExclusions, type TypedTerm } from './split-exclusions.ts';

/** What one excluded term means: the foods it takes out, and the words it filters by where the table does not know it. */
export type Exclusion = {
  /** As the person wrote it. */
  term: string;
  /** In words, for the certificate. */
  understoodAs: string;
  /** Ids of the foods that it takes out. */
  foods: ReadonlySet<string>;
  /** Singular words to look for in names and steps, where the table does not know the term (none of them filters nothing); else null. */
  unknownWords: readonly string[] | null;
  /** A sentence that the person should read: what was not done, or cannot be reported. */
  caveat?: string;
  /** The classes that its foods may stand for; absent once it was decided whether they do. */
  relatives?: Relatives;
  /** It came as an allergy or a danger: nothing of it is bargained away. */
  isAllergy?: boolean;
  /** It stands for a condition that was named in the request, not for a word that was typed. */
  ofCondition?: boolean;
  /** A word for one kind that takes out its class and need not, were it marked as a dislike. */
  standsForClass?: boolean;
  /** Classes of which no meal holds foods of both. */
  apart?: ExclusionWord['apart'];
  /** Dishes that leave egg, meat or fish underdone go as well. */
  onlyDone?: boolean;
  /** Terms for what sounds alike and stays in: coconut where nuts are left out. */
  staysIn?: readonly string[];
};

/** How what is left out was meant: an allergy, no more than a dislike, or neither was stated. */
export type Meant = 'allergy' | 'dislike' | 'unsaid';

const { certificate } = texts;
/** A letter that no Latin alphabet has. */
export const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const HEALTH_PHRASES = HEALTH_WORDS.map(({ words }) => words.map(wordsOf));

/** A field filled in with 'none' leaves nothing out. */
const NOTHING =
  /^[\s\p{P}]*(?:none|nil|nothing(?: to exclude)?|na|n\/a|nope|no|(?:no )?(?:known |food )*(?:allerg(?:y|ies)|exclusions?|restrictions?|preferences?))?(?:\s(?:please|thanks|thank you))?[\s\p{P}]*$/iu;
const LESS = /^(?:low|less|reduced|light) (?:salt|sodium|fat|sugar|carb|oil|spice|spicy|calorie|gi)$/;

/**
 * Reads one text of excluded ingredients, which may hold several ('nuts and soy'), into the foods it takes out.
 * Class words take out their class; a word for one crustacean, mollusc, fish or tree nut takes out its class unless it is
 * marked 'only a dislike' (decisions 9.1); a word for another food takes out that food and what is made of it; a term that holds
 * a known word ('roasted peanuts') means that word. What else it says stays as a filter on words and is marked unknown;
 * an exception ('dairy except yogurt') is not applied, which the caveat says. Nothing that was typed is dropped silently.
 */
export function readExclusions(text: string): Exclusion[] {
  const isAllergy = ALLERGY.test(withoutDislikeMark(text));
  return readPlainExclusions(text).map((exclusion) =>
    withRelatives(exclusion, isAllergy ? 'allergy' : isOnlyDislike(exclusion.term) ? 'dislike' : 'unsaid'),
  );
}

/** Reads like `readExclusions`, but leaves open whether a word for one food stands for its class. */
export function readPlainExclusions(text: string): Exclusion[] {
  const key = `${locale()} ${text}`;
  const known = readTexts.get(key);
  if (known) return [...known];
  if (readTexts.size >= READ_TEXTS_MAX) readTexts.clear();
  const read = readText(text);
  readTexts.set(key, read);
  return [...read];
}

/** A refusal looks for a way out by reading the same texts again, some of them left away; what they mean is written in a language. */
const readTexts = new Map<string, readonly Exclusion[]>();
const READ_TEXTS_MAX = 2000;

function readText(text: string): Exclusion[] {
  const plain = plainText(text).trim();
  if (NOTHING.test(plain)) return [];
  const whole = readWhole(wordsOf(plain));
  if (whole) return exclusionsOf(plain, whole);
  return splitExclusions(plain).flatMap(readTerm);
}

/** Decides what a word for one food stands for, once it is known how it was meant. */
export function withRelatives({ relatives, ...exclusion }: Exclusion, meant: Meant): Exclusion {
  const { term, foods, understoodAs } = exclusion;
  const left = meant === 'allergy' ? { ...exclusion, isAllergy: true } : exclusion;
  if (foods.size === 0) return left;
  const classes = { allergy: relatives?.held, dislike: [], unsaid: relatives?.named }[meant] ?? [];
  if (classes.length === 0) return meant === 'allergy' && !isAllergen(exclusion) ? withoutKin(left) : left;
  const { label, foods: ofClasses, staysIn } = foodsOfClasses(classes);
  const wider = { ...left, foods: new Set([...foods, ...ofClasses]), ...(staysIn.length > 0 && { staysIn }) };
  return {
    ...wider,
    ...(meant === 'unsaid' && { standsForClass: true }),
    understoodAs:
      meant === 'allergy'
        ? certificate.allergyToClass({ classes: label })
        : certificate.standsForClass({ classes: label, term: withoutDislikeMark(term), foods: understoodAs }),
  };
}

/** An allergy to a food that is in no legal list: what is related to it is not assessed, which is stated. */
function withoutKin(exclusion: Exclusion): Exclusion {
  const { term, understoodAs, caveat } = exclusion;
  if (caveat !== undefined) return exclusion;
  return {
    ...exclusion,
    understoodAs: certificate.relativesNotAssessed({ meaning: understoodAs }),
    caveat: certificate.relativesCaveat({ term, foods: understoodAs }),
  };
}

/** True for a term of which nothing can be made, in a script that is not read (decisions 9.1): it is asked about. */
export function isUnread({ term, foods, unknownWords, caveat, isAllergy }: Exclusion): boolean {
  const isUnknown = foods.size === 0 && unknownWords !== null && caveat === undefined;
  return isUnknown && (isAllergy === true || OTHER_SCRIPT.test(term));
}

/** True when the table knows what the words mean as they stand. */
export function isKnownTerm(text: string): boolean {
  return readWhole(wordsOf(text)) !== null;
}

/** The foods that the known words of a text take out; null where it knows none: nothing is filtered by word. */
export function readKnownWords(text: string): Exclusion | null {
  const term = text.trim();
  const words = wordsOf(term);
  const meaning = readWhole(words) ?? readInside(tellingWords(words));
  return meaning && meaning.foods.size > 0 ? known(term, meaning) : null;
}

/** The foods that the words of a text take out, misspelt ones among them ('shelfish'); null where that leaves a word over. */
export function readMisspeltWords(text: string): Exclusion | null {
  const term = text.trim();
  const meaning = readMisspelt(tellingWords(wordsOf(term)));
  return meaning && meaning.foods.size > 0 && meaning.rest.length === 0 ? known(term, meaning) : null;
}

/** The illnesses and states of health that a text speaks of: what they leave out, and that no plan is made for them. */
export function readHealthWords(text: string): Exclusion[] {
  const words = wordsOf(text);
  const spokenWords = new Set(words);
  return HEALTH_PHRASES.flatMap((phrases) => {
    const mayBe = phrases.filter((phrase) => phrase.every((word) => spokenWords.has(word)));
    const spoken = mayBe.find((phrase) => containsPhrase(words, phrase));
    return spoken ? readExclusions(spoken.join(' ')) : [];
  });
}

function readTerm({ term, named, exception, isAllowed }: TypedTerm): Exclusion[] {
  if (isAllowed) return [{ ...unknown(term, []), caveat: certificate.allowedCaveat({ term }) }];
  const unmarked = withoutDislikeMark(named);
  // The mark by itself, split off by a comma.
  if (unmarked === '' && named !== '') return [];
  const words = wordsOf(unmarked);
  if (words.length === 0) return [unknown(term, [])];
  const core = tellingWords(words);
  const filter = core.length > 0 ? core : words;
  if (LESS.test(core.join(' '))) return [unknown(term, filter)];
  const meaning = readWhole(words) ?? readMisspelt(core);
  if (!meaning) return [unknown(term, filter)];
  return exclusionsOf(term, meaning, exception);
}

/** The known words of a term; words that are not known are set right where they nearly are. */
function readMisspelt(words: readonly string[]): Meaning | null {
  const asTyped = readInside(words);
  const corrected = correctedWords(words, asTyped ? asTyped.rest.flat() : words);
  return corrected ? (readInside(corrected) ?? asTyped) : asTyped;
}

function exclusionsOf(term: string, meaning: Meaning, exception = ''): Exclusion[] {
  const { foods, untold, rest } = meaning;
  const isExceptionLost = exception !== '' && !isNextTo(exception, foods);
  const left = isExceptionLost
    ? {
        ...known(term, meaning),
        understoodAs: certificate.exceptionNotApplied({ meaning: meaning.label, exception }),
        caveat: certificate.exceptionCaveat({ term, exception }),
      }
    : known(term, meaning);
  return [
    ...(foods.size > 0 ? [left] : []),
    ...untold.map((entry) => untoldOf(foods.size === 0 && untold.length === 1 ? term : entry.notAssessed, entry)),
    ...rest.map((words) => unknown(words.join(' '), words)),
  ];
}

function untoldOf(term = '', { caveat }: ExclusionWord): Exclusion {
  return caveat === undefined ? unknown(term, []) : { ...unknown(term, []), caveat };
}

/** 'nuts except coconut': what the exception names stays in anyway. */
function isNextTo(exception: string, foods: ReadonlySet<string>): boolean {
  const excepted = readKnownWords(exception);
  return excepted !== null && [...excepted.foods].every((food) => !foods.has(food));
}

function known(term: string, { label, foods, relatives, ofDishes, staysIn }: Meaning): Exclusion {
  const stays = staysIn.length > 0 ? { staysIn } : {};
  return { term, understoodAs: label, foods, unknownWords: null, relatives, ...ofDishes, ...stays };
}

function unknown(term: string, words: readonly string[]): Exclusion {
  return { term, understoodAs: certificate.unknownWord({ term }), foods: new Set<string>(), unknownWords: words };
}
