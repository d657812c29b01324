import { texts } from '@platewise/contract/texts';
import { DERIVED_FOODS, FALSE_FRIENDS } from '../foods/derived-foods.ts';
import type { Food } from '../foods/food.ts';
import { FOODS } from '../foods/foods.ts';
import { entryOf } from '../words/entry-of.ts';
import { isFiller } from '../words/filler-words.ts';
import { containsPhrase, wordsOf } from '../words/word-forms.ts';

type FoodWords = { food: Food; name: string[]; aliases: string[][] };

const FOOD_WORDS: readonly FoodWords[] = FOODS.map((food) => ({
  food,
  name: wordsOf(food.name),
  aliases: food.aliases.map(wordsOf),
}));

const BY_WORD = new Map<string, FoodWords[]>();

/** The foods in whose name or aliases a word stands, in the order of the table; indexed when a word is first looked for. */
function foodsWith(word: string): readonly FoodWords[] {
  if (BY_WORD.size === 0) for (const one of FOOD_WORDS) index(one);
  return BY_WORD.get(word) ?? [];
}

function index(one: FoodWords) {
  for (const word of new Set([one.name, ...one.aliases].flat())) {
    const foods = BY_WORD.get(word) ?? [];
    foods.push(one);
    BY_WORD.set(word, foods);
  }
}

/** Words that stand in the names of several foods and are the whole name of none. */
const KIND_WORDS: readonly string[] = [
  'rice',
  'mung',
  'sunflower',
  'keema',
  'chicken',
  'turkey',
  'ham',
  'cream',
  'noodle',
  'flour',
  'lettuce',
  'squash',
  'melon',
  'steak',
  'mince',
  'broth',
  'stock',
  'tortilla',
];

/**
 * Every name and alias of a food, and every word with foods made of it, keyed without blanks ('chickpea'); names also
 * without the words that say nothing ('water chestnut' for 'fresh water chestnuts').
 */
export const KNOWN_PHRASES: ReadonlyMap<string, string[]> = new Map(
  [
    ...FOOD_WORDS.map(({ name }) => [name.filter((word) => !isFiller(word)), name] as const),
    ...[
      ...Object.keys(DERIVED_FOODS).map(wordsOf),
      ...FOOD_WORDS.flatMap(({ name, aliases }) => [name, ...aliases]),
      ...KIND_WORDS.map((word) => [word]),
    ].map((words) => [words, words] as const),
  ].map(([typed, words]) => [typed.join(''), words]),
);

/** Words for a dish rather than a food: they filter names and steps. */
const DISH_WORDS = new Set([
  'curry',
  'soup',
  'stew',
  'salad',
  'sandwich',
  'burger',
  'pizza',
  'smoothie',
  'wrap',
  'bowl',
]);

/** The foods whose name holds the words, or one of whose aliases ends with them ('cherry' is no tomato), and what is made of them. */
export function foodsNamed(words: readonly string[]): { named: Food[]; ids: Set<string> } {
  const key = words.join(' ');
  const [first] = words;
  if (first === undefined || DISH_WORDS.has(key)) return { named: [], ids: new Set() };
  const friends = entryOf(FALSE_FRIENDS, key) ?? [];
  const named = foodsWith(first)
    .filter(
      ({ food, name, aliases }) =>
        !friends.includes(food.id) &&
        (containsPhrase(name, words) || aliases.some((alias) => containsPhrase(alias.slice(-words.length), words))),
    )
    .map(({ food }) => food);
  const derived = entryOf(DERIVED_FOODS, key) ?? [];
  const isDerived = named.length === 0 && derived.length > 0;
  const shown = isDerived ? FOODS.filter(({ id }) => derived.includes(id)) : named;
  return { named: shown, ids: new Set([...named.map(({ id }) => id), ...derived]) };
}

/** Up to four names in full, else three and how many more. */
export function listOfNames(foods: readonly Food[]): string {
  const names = foods.map((food) => food.name);
  const { orMore } = texts.certificate;
  return names.length <= 4
    ? names.join(', ')
    : orMore({ names: names.slice(0, 3).join(', '), count: names.length - 3 });
}
