import type { PrepCut } from '@platewise/contract/plans/prep-guide-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { entryOf } from '@platewise/nutrition/words/entry-of';
import { containsPhrase, wordsOf } from '@platewise/nutrition/words/word-forms';

const MANNERS: Readonly<Record<string, PrepCut>> = {
  ...forms('chop', ['chop', 'chopped', 'mince', 'minced']),
  ...forms('dice', ['dice', 'diced', 'cube', 'cubed']),
  ...forms('slice', ['slice', 'sliced']),
  ...forms('grate', ['grate', 'grated']),
  ...forms('shred', ['shred', 'shredded']),
  ...forms('crush', ['crushed']),
  ...forms('cut', [
    'cut',
    'halve',
    'halved',
    'quarter',
    'quartered',
    'wedge',
    'strip',
    'chunk',
    'baton',
    'floret',
    'torn',
    'tear',
  ]),
};
const DONE = /ed$|^torn$/;
const SHAPES = new Set(['wedge', 'strip', 'chunk', 'cube', 'baton', 'floret', 'slice']);
/** Words between a verb such as 'chop' and what it is done to that mean something else is done by then. */
const OTHER_WORK = new Set([
  'fry',
  'add',
  'soften',
  'stir',
  'cook',
  'toss',
  'serve',
  'simmer',
  'boil',
  'mix',
  'with',
  'into',
  'until',
]);
/** Words before and after a food in which 'chopped' or 'in wedges' still speaks of it. */
const [NEAR_BEFORE, NEAR_AFTER] = [3, 4];

/**
 * Where a food stands in the steps of a recipe, and how it is cut; no step where its words are not found. `loose` are also
 * the steps that may mean it by the last word of its name: 'the beans'.
 */
export type Mentions = { steps: readonly number[]; loose: readonly number[]; manner: PrepCut | null };

/** Looks for a food in the words of each step of a recipe, by its names, else by the last word of its name ('rice'). */
export function findMentions(item: { food: string; name: string }, words: readonly (readonly string[])[]): Mentions {
  const names = [item.name, ...(findFood(item.food)?.aliases ?? [])].map(wordsOf);
  const heads = names.map((name) => name.slice(-1));
  const phrases = words.some((step) => names.some((name) => containsPhrase(step, name))) ? names : heads;
  const found = placesOf(phrases, words);
  const manners = found.flatMap((index) => phrases.flatMap((phrase) => mannerIn(words[index] ?? [], phrase) ?? []));
  return { steps: found, loose: placesOf([...phrases, ...heads], words), manner: manners[0] ?? null };
}

function placesOf(phrases: readonly (readonly string[])[], steps: readonly (readonly string[])[]): number[] {
  return steps.flatMap((step, index) => (phrases.some((phrase) => containsPhrase(step, phrase)) ? [index] : []));
}

function mannerIn(step: readonly string[], phrase: readonly string[]): PrepCut | null {
  const at = step.findIndex((_, start) => phrase.every((word, offset) => step[start + offset] === word));
  if (at < 0 || phrase.length === 0) return null;
  const before = step.slice(0, at);
  const near = before.slice(-NEAR_BEFORE).findLast((word) => MANNERS[word] && DONE.test(word));
  const after = step.slice(at + phrase.length, at + phrase.length + NEAR_AFTER);
  const shape = after[0] === 'in' || after[0] === 'into' ? after.find((word) => SHAPES.has(word)) : undefined;
  const verbAt = before.findLastIndex((word) => MANNERS[word] && !DONE.test(word) && !SHAPES.has(word));
  const isStillCut = verbAt >= 0 && !before.slice(verbAt).some((word) => OTHER_WORK.has(word));
  const word = near ?? shape ?? (isStillCut ? before[verbAt] : undefined);
  return word ? (entryOf(MANNERS, word) ?? null) : null;
}

function forms(manner: PrepCut, words: readonly string[]): Record<string, PrepCut> {
  return Object.fromEntries(words.map((word) => [word, manner]));
}
