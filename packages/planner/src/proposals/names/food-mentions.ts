import { findClassWord } from '@platewise/nutrition/exclusions/find-class-word';
import { foodsNamed, KNOWN_PHRASES } from '@platewise/nutrition/exclusions/find-foods-by-words';
import { readWhole } from '@platewise/nutrition/exclusions/read-known-words';
import { isSynonym } from '@platewise/nutrition/words/with-synonyms';

/** Words of a text that name foods: a food, what it is made of, or a whole class of foods. */
export type FoodMention = { words: readonly string[]; foods: ReadonlySet<string>; before: readonly string[] };

const LONGEST_PHRASE = 4;
/** Words before a mention that are kept with it. */
const BEFORE = 2;
/** Between two words they join what is no phrase: 'and a' is no 'anda'. */
const JOINING = new Set(['a', 'an', 'and', 'the', 'set', 'in', 'on', 'of', 'to', 'or', 'it', 'for', 'as', 'at', 'by']);

/** Verbs that are spelt as foods: 'mince the garlic'. */
const ALSO_VERBS = new Set(['pulse', 'mince', 'flesh', 'season']);

const READ = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** The foods that a text names, from left to right, each as long as can be; words as `wordsOf` gives them. */
export function foodMentions(words: readonly string[]): FoodMention[] {
  const mentions: FoodMention[] = [];
  let start = 0;
  while (start < words.length) {
    const mention = mentionAt(words, start);
    if (mention) mentions.push(mention);
    start += mention?.words.length ?? 1;
  }
  return mentions;
}

function mentionAt(words: readonly string[], start: number): FoodMention | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length);
    const foods = foodsOf(phrase);
    if (foods.size > 0) return { words: phrase, foods, before: words.slice(Math.max(0, start - BEFORE), start) };
  }
  return null;
}

// A short cut: most words of a step name nothing, and reading them costs a walk through the table.
function foodsOf(phrase: readonly string[]): ReadonlySet<string> {
  const [first = ''] = phrase;
  if (phrase.length === 1 && ALSO_VERBS.has(first)) return NONE;
  const isPhrase = phrase.length === 1 || !phrase.some((word) => JOINING.has(word));
  const isNamed =
    isPhrase && (KNOWN_PHRASES.has(phrase.join('')) || isSynonym(phrase) || findClassWord(phrase) !== undefined);
  if (!isNamed) return NONE;
  const key = phrase.join(' ');
  const foods = READ.get(key) ?? readWhole(phrase)?.foods ?? foodsNamed(phrase).ids;
  // As many as the tables have words: what a model invents is not kept.
  READ.set(key, foods);
  return foods;
}
