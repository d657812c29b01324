import { wordsOf } from '../words/word-forms.ts';
import { USDA_FOODS_COUNT, usdaFoodAt } from './usda-foods.ts';

/**
 * The words of all names, each once, and of each row in which order they stand: `words[tokens[n]]` for n from `starts[row]` to
 * `starts[row + 1]`, with the part of the name (between commas) that the word stands in. Numbers in typed arrays, since a
 * search goes through all of them.
 */
export type UsdaIndex = {
  words: readonly string[];
  starts: Uint32Array;
  tokens: Uint16Array;
  parts: Uint8Array;
  /** How much less a row is meant than others with the same words: brands, food for babies, what is eaten in few places. */
  handicaps: Float32Array;
};

let index: UsdaIndex | undefined;

/** The index, made at the first search. */
export function usdaIndex(): UsdaIndex {
  index ??= makeIndex();
  return index;
}

function makeIndex(): UsdaIndex {
  const numbers = new Map<string, number>();
  // 'raw' and 'cooked' stand in thousands of names: each part is read once.
  const tokensOf = new Map<string, number[]>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const tokens: number[] = [];
  const parts: number[] = [];
  const starts = new Uint32Array(USDA_FOODS_COUNT + 1);
  const handicaps = new Float32Array(USDA_FOODS_COUNT);
  for (let row = 0; row < USDA_FOODS_COUNT; row++) {
    const { name, category } = usdaFoodAt(row);
    for (const [part, text] of partsOf(name).entries()) {
      const found = tokensOf.get(text) ?? wordsOf(text).map(numberOf);
      tokensOf.set(text, found);
      for (const token of found) {
        tokens.push(token);
        parts.push(Math.min(part, 255));
      }
    }
    starts[row + 1] = tokens.length;
    handicaps[row] = handicapOf(name, category);
  }
  return {
    words: [...numbers.keys()],
    starts,
    tokens: Uint16Array.from(tokens),
    parts: Uint8Array.from(parts),
    handicaps,
  };
}

/** First parts of a name that only say what kind of food follows: 'Beverages, tea, black, brewed'. */
const KINDS: ReadonlySet<string> = new Set([
  'beverages',
  'alcoholic beverage',
  'spices',
  'nuts',
  'seeds',
  'snacks',
  'candies',
  'cereals ready-to-eat',
  'cereals',
  'fish',
  'crustaceans',
  'mollusks',
  'cheese',
  'game meat',
  'fast foods',
]);

/** A name parted at its commas, the food first; 'Milk, whole' is milk, and 'Nuts, almonds' almonds. */
function partsOf(name: string): string[] {
  const [head = '', ...rest] = name.split(', ');
  const isKind = rest.length > 0 && KINDS.has(head.toLowerCase());
  return isKind ? [rest[0] ?? '', ...rest.slice(1), head] : [head, ...rest];
}

const CATEGORY_HANDICAPS: Readonly<Record<string, number>> = {
  'Baby Foods': 0.5,
  'American Indian/Alaska Native Foods': 0.35,
  'Restaurant Foods': 0.15,
  'Fast Foods': 0.1,
};

/** A brand stands in capitals; a powder, a light version or a part of a food is seldom what is meant by its name alone. */
const HANDICAP_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b[A-Z][A-Z'&.]{3,}\b/, 0.3],
  [/\b(imitation|substitute|school lunch|formulated|military|Alaska Native|Navajo|Hopi|Apache|meatless)\b/i, 0.3],
  // 'Chicken breast, roll' begins with both words; the breast that people cook is 'Chicken, ..., breast'.
  [/\b(deli|prepackaged|pre-packaged|luncheon|breaded|tenders)\b|breast, .*(sliced|roll)\b|^[^,]+, skin\b/i, 0.3],
  [/\b(powder|powdered|dry|dried|dehydrated|freeze-dried|concentrate|mix|sprouted|dough|glutinous|imported)\b/i, 0.12],
  [/\b(low|reduced|less|light|nonfat|lowfat|fat[- ]free|diet|skim|decaffeinated|non-alcoholic|added solution)\b/i, 0.1],
  [/\b(canned|frozen|pickled|candied|syrup|infant|baby|unprepared|condensed|cooking|instant)\b/i, 0.06],
  [/\b(leaves|leaf|skin only|by-products|giblets|hulls|bran|flour|and skin)\b/i, 0.05],
];

/** What a plain form of a food is called; it counts for more where it stands right after the food. */
const PLAIN_WORDS = /\b(raw|whole|fresh|plain|regular|white|without salt|brewed|vanilla)\b/i;
const PLAIN_FIRST = /^[^,]+, (raw|whole|fresh|plain|regular|salted|white|black|all)\b/i;

function handicapOf(name: string, category: string): number {
  const words = HANDICAP_WORDS.reduce((sum, [pattern, handicap]) => sum + (pattern.test(name) ? handicap : 0), 0);
  const isPlain = Number(PLAIN_WORDS.test(name)) + Number(PLAIN_FIRST.test(name));
  return (CATEGORY_HANDICAPS[category] ?? 0) + words - isPlain * 0.08;
}
