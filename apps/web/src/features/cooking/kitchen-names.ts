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
export function isDescription(word: string): boolean {
  return DESCRIPTIONS.has(word);
}

/** The words of the other names of a food, by the words of its own name in the singular: 'the fish' of a cod fillet. */
export function otherNames(words: readonly string[]): string[][] {
  const name = words.join(' ');
  const stored = Object.entries(OTHER_NAMES).filter(([own]) => ` ${name} `.endsWith(` ${own.replaceAll('-', ' ')} `));
  return [
    ...stored.flatMap(([, others]) => others.map((other) => other.split(' '))),
    ...(words.some((word) => FISH.test(word)) ? [['fish']] : []),
    ...(words.some((word) => MEAT.test(word)) ? [['meat']] : []),
  ];
}
