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

/** Words of names that describe, or that steps use in another sense: 'brown the onion', 'seed the pepper', 'its juices'. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(
  [
    'red green white brown black yellow golden dark light',
    'fresh dried raw ground canned frozen smoked roasted pickled brewed prepared',
    'whole split rolled cut diced crushed shelled hulled peeled trimmed flattened',
    'lean skinless boneless skin bone plain unsalted unsweetened low fat free part',
    'firm extra soft silken heavy single double sweet sour bitter dry wild hot',
    'short medium long grain baking stewing large small thick thin air popped',
    'seed leaf root heart juice paste powder pulp bulb pod pearl chop water',
    'of and in with or the a to',
  ].flatMap((words) => words.split(' ')),
);

const FISH =
  /^(?:anchovy|bass|catfish|cod|haddock|halibut|herring|mackerel|pollock|salmon|sardine|snapper|sole|tilapia|trout|tuna)$/;

const MEAT = /^(?:beef|duck|goat|lamb|pork|rabbit|venison)$/;

/** What steps call a food next to its name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'black-eyed pea': ['lobia'],
  'baking powder': ['baking powder'],
  'bok choy': ['pak choi'],
  'bell pepper': ['capsicum'],
  'broad bean': ['fava bean'],
  chapati: ['roti'],
  chickpea: ['chana', 'chana dal', 'garbanzo'],
  coriander: ['cilantro'],
  courgette: ['zucchini'],
  aubergine: ['eggplant', 'brinjal'],
  'drumstick leaf': ['moringa leaf'],
  kale: ['cavolo nero'],
  'leaf lettuce': ['salad leaf'],
  'mung bean': ['moong', 'moong dal'],
  pasta: ['spaghetti', 'penne', 'fusilli', 'macaroni', 'linguine', 'tagliatelle'],
  'pigeon pea': ['toor', 'toor dal', 'tuvar dal'],
  prawn: ['shrimp'],
  'red lentil': ['masoor', 'masoor dal'],
  rocket: ['arugula'],
  'spring onion': ['scallion'],
  'urad bean': ['urad', 'urad dal'],
};

/** Whether a word alone names no food. */
function isDescription(word: string): boolean {
  return DESCRIPTIONS.has(word);
}

/** The words of the other names of a food, by the words of its own name in the singular: 'the fish' of a cod fillet. */
function otherNames(words: readonly string[]): string[][] {
  const name = words.join(' ');
  const stored = Object.entries(OTHER_NAMES).filter(([own]) => ` ${name} `.endsWith(` ${own.replaceAll('-', ' ')} `));
  return [
    ...stored.flatMap(([, others]) => others.map((other) => other.split(' '))),
    ...(words.some((word) => FISH.test(word)) ? [['fish']] : []),
    ...(words.some((word) => MEAT.test(word)) ? [['meat']] : []),
  ];
}

/** Plurals that the rules below would spoil. */
const IRREGULAR = new Map([
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['loaves', 'loaf'],
  ['chillies', 'chilli'],
  ['chilies', 'chili'],
  ['molasses', 'molasses'],
]);

/** Lower-case words of a text, each in the singular and without accents. */
function nameWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
}

function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
