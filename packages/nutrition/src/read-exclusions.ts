import { EXCLUSION_WORDS, type ExclusionWord } from './exclusion-words.ts';
import { foodsNamed, KNOWN_PHRASES, listOfNames } from './find-foods-by-words.ts';
import { FOOD_SYNONYMS } from './food-synonyms.ts';
import { FOODS } from './foods.ts';
import { correctedWords } from './misspelling.ts';
import { wordsOf } from './word-forms.ts';

/** What one excluded term means: the foods it takes out, and the words it filters by where the table does not know it. */
export type Exclusion = {
  /** As the person wrote it. */
  term: string;
  /** In words, for the certificate. */
  understoodAs: string;
  /** Ids of the foods that it takes out. */
  foods: ReadonlySet<string>;
  /** Singular words to look for in names and steps, where the table does not know the term; else null. */
  unknownWords: readonly string[] | null;
};

// Words around a term that say nothing about the food: 'no dairy please', 'gluten-free', 'severe nut allergy'.
const FILLERS = new Set(
  `no not without any all free avoid exclude excluding allergy allergic allergen intolerance intolerant anaphylaxis
  anaphylactic severe severely serious strict strictly to of the a i do don t my have please product food made from with
  containing contain anything everything kind based fresh raw roasted toasted crushed chopped cooked boiled fried sliced
  exclusion restriction known other`.split(/\s+/),
);

/** A field filled in with 'none' leaves nothing out. */
const NOTHING =
  /^[\s\p{P}]*(?:none|nil|nothing(?: to exclude)?|na|n\/a|nope|no|(?:no )?(?:known |food )*(?:allerg(?:y|ies)|exclusions?|restrictions?))?[\s\p{P}]*$/iu;
const SEPARATOR = /[,;/&+|•·、\n]|\.(?!\d)|\band\b|\bor\b|\bnor\b/i;
const EXCEPTION = /\b(?:except(?:ing)?|apart from|other than|but not)\b/i;
const LESS = /^(?:low|less|reduced|light) (?:salt|sodium|fat|sugar|carb|oil|spice|spicy|calorie|gi)$/;
const LONGEST_PHRASE = 5;

// Keyed without blanks, so that 'treenut', 'soya bean' and 'soyabean' meet.
const CLASS_WORDS: ReadonlyMap<string, ExclusionWord> = new Map(
  EXCLUSION_WORDS.flatMap((entry) => entry.words.map((word) => [wordsOf(word).join(''), entry] as const)),
);

/**
 * Reads one text of excluded ingredients, which may hold several ('nuts and soy'), into the foods it takes out.
 * Class words take out their class; a word for one food takes out that food and what is made of it; a term that holds
 * a known word ('roasted peanuts') means that word; anything else stays as a filter on words and is marked unknown.
 */
export function readExclusions(text: string): Exclusion[] {
  const plain = text.normalize('NFKC').trim();
  if (NOTHING.test(plain)) return [];
  const whole = readKnown(plain, wordsOf(plain));
  if (whole) return [whole];
  const parts = plain
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length > 0);
  const telling = parts.filter((part) => withoutFillers(wordsOf(part)).length > 0);
  return (telling.length > 0 ? telling : parts).map(readOne);
}

/** True when the table knows what the words mean as they stand. */
export function isKnownTerm(text: string): boolean {
  return readKnown(text, wordsOf(text)) !== null;
}

/** The foods that the known words of a text take out; null where it knows none: nothing is filtered by word. */
export function readKnownWords(text: string): Exclusion | null {
  const term = text.trim();
  const words = wordsOf(term);
  return readKnown(term, words) ?? readKnownInside(term, withoutFillers(words));
}

function readOne(term: string): Exclusion {
  const words = wordsOf(withoutException(term));
  const core = withoutFillers(words);
  const unknown = {
    term,
    understoodAs: `the word “${term}”`,
    foods: new Set<string>(),
    unknownWords: core.length > 0 ? core : words,
  };
  const known = readKnown(term, words);
  if (known) return known;
  if (LESS.test(core.join(' '))) return unknown;
  const corrected = correctedWords(core);
  return readKnownInside(term, core) ?? (corrected ? readKnownInside(term, corrected) : null) ?? unknown;
}

/** 'nuts except coconut' names nuts; what stands after is no term to leave out. */
function withoutException(term: string): string {
  const [named = ''] = term.split(EXCEPTION);
  return withoutFillers(wordsOf(named)).length > 0 ? named : term;
}

/** 'glutenfree' says gluten, 'free' is a filler like the others. */
function withoutFillers(words: readonly string[]): string[] {
  return words
    .map((word) => (word.endsWith('free') && isPhrase([word.slice(0, -4)]) ? word.slice(0, -4) : word))
    .filter((word) => !FILLERS.has(word));
}

function readKnown(term: string, words: readonly string[]): Exclusion | null {
  const core = withoutFillers(words);
  const entry = CLASS_WORDS.get(words.join('')) ?? CLASS_WORDS.get(core.join(''));
  if (entry) return { term, understoodAs: entry.label, foods: foodsOfWord(entry), unknownWords: null };
  const asTyped = readFood(term, core);
  const asMeant = readMeant(term, core);
  if (!asTyped || !asMeant) return asTyped ?? asMeant;
  return isWithin(asTyped.foods, asMeant.foods) ? asMeant : merged(term, [asTyped, asMeant]);
}

function readFood(term: string, words: readonly string[]): Exclusion | null {
  const { named, ids } = foodsNamed(words);
  return ids.size === 0 ? null : { term, understoodAs: listOfNames(named), foods: ids, unknownWords: null };
}

/** Reads the words by what they stand for: 'chick pea' is chickpea, 'kaju' is cashew. */
function readMeant(term: string, words: readonly string[]): Exclusion | null {
  const meant = withSynonyms(KNOWN_PHRASES.get(words.join('')) ?? words);
  if (meant.join(' ') === words.join(' ')) return null;
  const entry = CLASS_WORDS.get(meant.join(''));
  return entry
    ? { term, understoodAs: entry.label, foods: foodsOfWord(entry), unknownWords: null }
    : readFood(term, meant);
}

function withSynonyms(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const [typed, meant] of FOOD_SYNONYMS) text = text.replaceAll(` ${typed} `, ` ${meant} `);
  return text.trim().split(' ');
}

type Match = { exclusion: Exclusion; entry: ExclusionWord | undefined };

/** The known terms in a longer one, from left to right, each as long as can be: 'crushed tree nuts' means tree nuts. */
function readKnownInside(term: string, words: readonly string[]): Exclusion | null {
  const matches: Match[] = [];
  let start = 0;
  let previous: Match | undefined;
  while (start < words.length) {
    const phrase = knownPhraseAt(words, start);
    const exclusion = phrase && readKnown(term, phrase);
    const match = exclusion && { exclusion, entry: CLASS_WORDS.get(phrase.join('')) };
    if (match && !isHeadOf(previous, match)) matches.push(match);
    previous = match ?? undefined;
    start += phrase?.length ?? 1;
  }
  return matches.length === 0
    ? null
    : merged(
        term,
        matches.map(({ exclusion }) => exclusion),
      );
}

function knownPhraseAt(words: readonly string[], start: number): string[] | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length);
    const isAlone = length === words.length;
    if (isPhrase(phrase) && (isAlone || !CLASS_WORDS.get(phrase.join(''))?.onlyAlone)) return phrase;
  }
  return null;
}

function isPhrase(words: readonly string[]): boolean {
  const key = words.join('');
  return CLASS_WORDS.has(key) || KNOWN_PHRASES.has(key) || FOOD_SYNONYMS.some(([typed]) => typed === words.join(' '));
}

/** 'cashew nut' is cashew alone: a class word after one of its own foods only says what the food is. */
function isHeadOf(food: Match | undefined, head: Match): boolean {
  if (!food || food.entry || !head.entry) return false;
  return isWithin(food.exclusion.foods, new Set([...head.exclusion.foods, 'pesto']));
}

function isWithin(foods: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...foods].every((food) => others.has(food));
}

function merged(term: string, exclusions: readonly Exclusion[]): Exclusion {
  return {
    term,
    understoodAs: [...new Set(exclusions.map(({ understoodAs }) => understoodAs))].join('; '),
    foods: new Set(exclusions.flatMap(({ foods }) => [...foods])),
    unknownWords: null,
  };
}

function foodsOfWord({ classes, groups, foods = [] }: ExclusionWord): Set<string> {
  const ofWord = FOODS.filter(
    (food) => groups?.includes(food.group) || food.classes.some((foodClass) => classes.includes(foodClass)),
  );
  return new Set([...ofWord.map(({ id }) => id), ...foods]);
}
