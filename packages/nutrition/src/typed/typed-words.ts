/** Counts in words. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    dozen: 12,
    couple: 2,
    few: 3,
    half: 0.5,
    quarter: 0.25,
    third: 1 / 3,
    ek: 1,
    do: 2,
    teen: 3,
    char: 4,
    aadha: 0.5,
    adha: 0.5,
  }),
);

/** Units of weight in grams. */
const WEIGHTS = {
  'g gm gms gram grams gramme grammes': 1,
  'kg kgs kilo kilos kilogram kilograms': 1000,
  'oz ounce ounces': 28.35,
  'lb lbs pound pounds': 453.6,
};

/**
 * Units of volume in ml. A cup is the US customary one, of which the tables weigh what is in it. A katori of 150 ml is that of
 * the Indian National Institute of Nutrition; glass, bowl and mug are assumptions of ours, and can be changed where they do not fit.
 */
const VOLUMES = {
  'ml mls millilitre millilitres milliliter milliliters': 1,
  'l litre litres liter liters ltr': 1000,
  'cup cups': 237,
  'katori katoris': 150,
  'glass glasses': 240,
  'bowl bowls': 300,
  'mug mugs': 300,
  'tbsp tbsps tbs tbl tblsp tablespoon tablespoons': 14.8,
  'tsp tsps teaspoon teaspoons': 4.9,
  floz: 29.6,
  'pint pints': 473,
  'pinch pinches': 0.25,
  'dash dashes': 0.6,
  'splash splashes drizzle drizzles squeeze': 5,
  'knob knobs': 10,
  'dollop dollops blob blobs': 25,
  'ladle ladles': 120,
  'spoon spoons spoonful spoonfuls': 14.8,
};

/** Words for one of what is counted. */
const PIECES =
  'piece pieces pc pcs nos slice slices scoop scoops square squares clove cloves stick sticks shot shots fillet fillets filet filets rasher rashers strip strips finger fingers wedge wedges spear spears skewer skewers ring rings stalk stalks leaf leaves round rounds link links patty patties segment segments';
const PACKS =
  'can cans tin tins bottle bottles pack packs packet packets pkt pkts bag bags tub tubs pot pots sachet sachets carton cartons box boxes bar bars';
const SERVINGS = 'plate plates serving servings portion portions helping helpings order orders';
const HANDFULS = 'handful handfuls fistful muthi mutthi';

export type TypedUnit =
  | { kind: 'weight'; grams: number }
  | { kind: 'volume'; ml: number }
  | { kind: 'piece' | 'pack' | 'serving' | 'handful' };

/** What a word measures by; undefined for a word that is no unit. */
export const UNITS: ReadonlyMap<string, TypedUnit> = new Map<string, TypedUnit>([
  ...Object.entries(WEIGHTS).flatMap(([words, grams]) => each(words, { kind: 'weight', grams })),
  ...Object.entries(VOLUMES).flatMap(([words, ml]) => each(words, { kind: 'volume', ml })),
  ...each(PIECES, { kind: 'piece' }),
  ...each(PACKS, { kind: 'pack' }),
  ...each(SERVINGS, { kind: 'serving' }),
  ...each(HANDFULS, { kind: 'handful' }),
]);

function each(words: string, unit: TypedUnit): [string, TypedUnit][] {
  return words.split(' ').map((word) => [word, unit]);
}

/** Words that say nothing of which food it is, or how much: who ate, how, when, and of which brand. */
export const SILENT_WORDS: ReadonlySet<string> = new Set(
  `bhar mom moms mum mums grandma nonna nonnas dad my own another extra some bit thoda thodi sa wala wali chota chhota bada really nice good big-ish just only
   nandos timmies tims dunkin panera heinz tesco asda sainsburys aldi lidl waitrose greggs costa pret wagamama swiggy zomato dominos warburtons hovis jif skippy
   i we ate had have drank eat was the some my of about around approx roughly nearly for breakfast lunch dinner supper brunch snack today yesterday then each level heaped
   this morning tonight
   amul britannia kelloggs kellogg starbucks nestle heinz quaker haldiram haldirams tropicana 
   parle itc nandini mtr tata lipton hershey hersheys cadbury`.split(/\s+/),
);

/** How large one of it is: read for its weight, and left out of its name. */
export const SIZE_WORDS: ReadonlySet<string> = new Set(
  'small little medium large big lrg lg med sm mini xl reg regular grande tall venti normal standard average size sized'.split(
    ' ',
  ),
);

/** What was done to a food: left out where it is not known by its whole name. */
export const KITCHEN_WORDS: ReadonlySet<string> = new Set([
  ...SIZE_WORDS,
  ...`boiled steamed grilled roasted roast baked cooked sliced chopped diced raw toasted ripe skinless boneless lean mixed unsweetened unsalted
   salted natural organic chilled iced fresh hot cold warm homemade home made plain small medium large big full veg
   cube chunk dry drained peeled shredded mashed scrambled fried sauteed stewed halved half crushed cubed sized size piece slice leaf
   dipped topped blended melted drizzled spread up split glazed thick thin pat shelled pitted frozen defrosted leftover crunchy crispy soft runny
   hard warmed reheated microwaved bite sized chilled simple classic traditional side low high less light lite extra style assorted various rare done well weight wt weighed uncooked cut`.split(
    /\s+/,
  ),
]);

/** What only holds other foods: it is nothing by itself where these come with their amounts. */
export const HEADINGS: ReadonlySet<string> = new Set(
  'smoothie salad shake sandwich wrap bowl oat overnight milkshake plate meal thali turkey chicken cheese protein fruit veg vegetable'.split(
    ' ',
  ),
);
