import { isDescription, otherNames } from './kitchen-names.ts';
import { nameWords } from './name-words.ts';

/** Where an ingredient is used: the place of the first step that names it, null for none, and of the later ones. */
export type StepsOfIngredient = { first: number | null; later: readonly number[] };

/** A way of naming an ingredient; of two that fit the same words the one with the higher rank is meant. */
type Phrase = { words: readonly string[]; ingredient: number; rank: number };

/**
 * Finds in which steps ingredients are used, by the words of their names: 'skinless boneless chicken thigh' is also 'the
 * chicken' or 'the thighs', unless another ingredient has a better claim to those words.
 */
export function matchIngredients(names: readonly string[], steps: readonly string[]): StepsOfIngredient[] {
  const phrases = names.flatMap(phrasesOf);
  const read = steps.map((step) => readStep(nameWords(step), phrases));
  return names.map((_, ingredient) => {
    const certain = placesWhere(read, ({ certain }) => certain.has(ingredient));
    const [first = null, ...later] =
      certain.length > 0 ? certain : placesWhere(read, ({ possible }) => possible.has(ingredient));
    return { first, later };
  });
}

/** Ingredients that a step names, and those that it may mean by words which others share. */
type ReadStep = { certain: ReadonlySet<number>; possible: ReadonlySet<number> };

function placesWhere(read: readonly ReadStep[], isNamed: (step: ReadStep) => boolean): number[] {
  return read.flatMap((step, place) => (isNamed(step) ? [place] : []));
}

function readStep(words: readonly string[], phrases: readonly Phrase[]): ReadStep {
  const possible = words.flatMap((_, at) => phrases.filter((phrase) => fits(phrase, words, at)));
  return {
    certain: new Set(claimed(words, phrases)),
    possible: new Set(possible.map(({ ingredient }) => ingredient)),
  };
}

/** Reads the words from left to right; the longest phrase that fits takes its words, if one ingredient alone has it. */
function claimed(words: readonly string[], phrases: readonly Phrase[]): number[] {
  const found: number[] = [];
  let at = 0;
  while (at < words.length) {
    const fitting = phrases.filter((phrase) => fits(phrase, words, at));
    const length = Math.max(1, ...fitting.map((phrase) => phrase.words.length));
    const longest = fitting.filter((phrase) => phrase.words.length === length);
    const rank = Math.max(...longest.map((phrase) => phrase.rank));
    const meant = new Set(longest.filter((phrase) => phrase.rank === rank).map(({ ingredient }) => ingredient));
    if (meant.size === 1) found.push(...meant);
    at += length;
  }
  return found;
}

function fits(phrase: Phrase, words: readonly string[], at: number): boolean {
  return phrase.words.every((word, offset) => words[at + offset] === word);
}

/** Of a longer name the last words count: each more doubles the ways to select some of them. */
const MOST_WORDS = 6;
const WHOLE_NAME = 3;
const OTHER_NAME = 2;
const LAST_WORDS = 1;
const SOME_WORDS = 0;

function phrasesOf(name: string, ingredient: number): Phrase[] {
  const [own = '', ...inBrackets] = name.split(/[()]/);
  const kinds = own.split(/ (?:in|with) /)[0] ?? '';
  const words = nameWords(kinds);
  const others = [...inBrackets.map(nameWords).filter((bracket) => bracket.length > 0), ...otherNames(words)];
  return [
    { words, ingredient, rank: WHOLE_NAME },
    ...others.map((other) => ({ words: other, ingredient, rank: OTHER_NAME })),
    ...selections(words).map((some) => {
      const rank = some.at(-1) === words.at(-1) ? LAST_WORDS : SOME_WORDS;
      return { words: some, ingredient, rank };
    }),
  ].filter((phrase) => phrase.words.length > 0);
}

/** Some of the words in their order, not only such as describe: 'red pepper' of 'red bell pepper', never 'red' alone. */
function selections(words: readonly string[]): string[][] {
  return subsets(words.slice(-MOST_WORDS)).filter(
    (some) => some.length < words.length && some.some((word) => !isDescription(word)),
  );
}

function subsets([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((some) => [[first, ...some], some]);
}
