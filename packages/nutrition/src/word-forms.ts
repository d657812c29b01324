const EMOJI_WORDS: readonly (readonly [emoji: string, word: string])[] = [
  ['🥜', ' peanut '],
  ['🌰', ' chestnut '],
  ['🥛', ' milk '],
  ['🧀', ' cheese '],
  ['🧈', ' butter '],
  ['🥚', ' egg '],
  ['🍳', ' egg '],
  ['🐟', ' fish '],
  ['🐠', ' fish '],
  ['🦐', ' shrimp '],
  ['🦀', ' crab '],
  ['🦞', ' lobster '],
  ['🦪', ' oyster '],
  ['🌾', ' gluten '],
  ['🍞', ' bread '],
  ['🥩', ' beef '],
  ['🐷', ' pork '],
  ['🥓', ' bacon '],
  ['🍗', ' chicken '],
  ['🍄', ' mushroom '],
  ['🌽', ' corn '],
  ['🥥', ' coconut '],
  ['🧅', ' onion '],
  ['🧄', ' garlic '],
  ['🍅', ' tomato '],
  ['🥔', ' potato '],
  ['🍯', ' honey '],
  ['🍷', ' wine '],
];

// Plurals that the rules below would spoil, and words that only look like plurals.
const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  veggies: 'veggie',
  anchovies: 'anchovy',
  couscous: 'couscous',
  hummus: 'hummus',
  asparagus: 'asparagus',
  citrus: 'citrus',
  molasses: 'molasses',
  swiss: 'swiss',
  octopus: 'octopus',
  haggis: 'haggis',
  cactus: 'cactus',
  haricots: 'haricot',
};

/** Lower-case words of a text, each in the singular; accents, punctuation and emoji variants folded away. */
export function wordsOf(text: string): string[] {
  let plain = text.normalize('NFKC').toLowerCase();
  for (const [emoji, word] of EMOJI_WORDS) plain = plain.replaceAll(emoji, word);
  return plain
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
}

/** True when the words of a phrase stand in the words of a text, next to each other and in order. */
export function containsPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return text.some((_, start) => phrase.every((word, offset) => text[start + offset] === word));
}

function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
