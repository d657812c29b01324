import type { ShopPack } from './shop-pack.ts';

/** Packs that are sold alike and keep as long, by the id of their food: grams, see `ShopPack`. */
export type ShopPackRow = Omit<ShopPack, 'grams'> & { grams: Readonly<Record<string, number>> };

const HERBS = {
  basil: 30,
  chives: 25,
  'coriander-leaf': 30,
  dill: 25,
  lemongrass: 60,
  mint: 30,
  parsley: 30,
  rosemary: 20,
  thyme: 20,
};

const GREENS = {
  'amaranth-leaf': 200,
  'bok-choy': 250,
  chard: 250,
  'collard-greens': 250,
  'curry-leaf': 20,
  'drumstick-leaf': 100,
  'mustard-greens': 250,
  'broccoli-rabe': 300,
};

const SALADS = { kale: 200, rocket: 70, spinach: 200, watercress: 85 };

const HEADS = {
  chicory: 53,
  endive: 300,
  'lettuce-butterhead': 160,
  'lettuce-green-leaf': 200,
  'lettuce-iceberg': 400,
  'lettuce-romaine': 300,
};

const VEGETABLES_SOLD_WHOLE = {
  'acorn-squash': 430,
  'artichoke-globe': 128,
  aubergine: 300,
  'bell-pepper-green': 119,
  'bell-pepper-red': 119,
  'bell-pepper-yellow': 186,
  'bottle-gourd': 771,
  broccoli: 350,
  'butternut-squash': 800,
  cabbage: 900,
  'cabbage-red': 850,
  'cabbage-savoy': 650,
  cauliflower: 575,
  celeriac: 600,
  celery: 400,
  courgette: 196,
  cucumber: 301,
  daikon: 338,
  fennel: 234,
  jicama: 659,
  kohlrabi: 200,
  leek: 89,
  'napa-cabbage': 800,
  pumpkin: 900,
  'ridge-gourd': 178,
  'spaghetti-squash': 700,
  swede: 386,
};

const FRUIT_SOLD_WHOLE = {
  'coconut-fresh': 400,
  'custard-apple': 155,
  jackfruit: 400,
  mango: 336,
  'melon-cantaloupe': 550,
  'melon-honeydew': 1000,
  papaya: 157,
  pineapple: 500,
  pomegranate: 150,
  watermelon: 1000,
};

const VEGETABLE_PACKS = {
  asparagus: 250,
  'broad-bean-fresh': 200,
  'brussels-sprout': 300,
  'drumstick-pod': 200,
  'green-bean': 200,
  'green-pea': 200,
  'mung-bean-sprout': 300,
  'mushroom-brown': 250,
  'mushroom-enoki': 100,
  'mushroom-oyster': 150,
  'mushroom-portobello': 250,
  'mushroom-shiitake': 125,
  'mushroom-white': 250,
  okra: 200,
  'sugar-snap-pea': 150,
};

const VEGETABLE_BUNCHES = { radish: 150, 'spring-onion': 100 };

const BERRIES = { blackberry: 150, blueberry: 150, cherry: 200, cranberry: 200, raspberry: 150, strawberry: 227 };

const SOY_PACKS = { 'extra-firm-tofu': 400, 'firm-tofu': 400, 'silken-tofu': 300, tempeh: 200 };

const DAIRY_TUBS = {
  'cottage-cheese': 200,
  'cream-cheese': 150,
  'greek-yogurt': 200,
  'heavy-cream': 200,
  hummus: 200,
  'light-cream': 200,
  'light-cream-cheese': 150,
  'low-fat-cottage-cheese': 200,
  'low-fat-greek-yogurt': 200,
  'low-fat-yogurt': 400,
  'nonfat-greek-yogurt': 170,
  'nonfat-yogurt': 400,
  'part-skim-ricotta': 250,
  'plain-yogurt': 400,
  ricotta: 250,
  'sour-cream': 200,
};

const SOFT_CHEESES = {
  'blue-cheese': 150,
  brie: 200,
  feta: 200,
  'goat-cheese': 150,
  mozzarella: 125,
  paneer: 200,
  'part-skim-mozzarella': 125,
  'queso-fresco': 200,
};

const CARTONS = {
  'almond-milk': 1000,
  buttermilk: 500,
  kefir: 500,
  'low-fat-milk': 500,
  'rice-milk': 1000,
  'semi-skimmed-milk': 500,
  'skim-milk': 500,
  'soy-milk': 1000,
  'tomato-passata': 500,
  'whole-milk': 500,
};

const TINS = {
  anchovy: 45,
  'bamboo-shoot-canned': 140,
  'beetroot-canned': 250,
  'canned-salmon': 315,
  'canned-sardine': 92,
  'canned-tuna': 165,
  'chickpea-canned': 253,
  'coconut-milk': 400,
  crab: 125,
  'heart-of-palm-canned': 220,
  'kidney-bean-canned': 266,
  'pineapple-canned': 260,
  'pinto-bean-canned': 277,
  'pumpkin-canned': 425,
  'sweetcorn-canned': 165,
  'tomato-canned': 400,
  'tomato-canned-crushed': 400,
};

const CURED_MEAT_AND_FISH = {
  'back-bacon': 200,
  bacon: 200,
  chorizo: 200,
  'dry-cured-ham': 100,
  ham: 125,
  'smoked-salmon': 100,
};

const MEAT_CUTS = {
  'beef-flank': 188,
  'beef-sirloin': 225,
  'beef-tenderloin': 170,
  'diced-lamb': 400,
  goat: 500,
  'lamb-leg': 300,
  'lamb-shoulder': 400,
  'pork-chop': 185,
  'pork-loin': 300,
  'pork-shoulder': 500,
  'pork-tenderloin': 400,
  rabbit: 400,
  'stewing-beef': 400,
  venison: 300,
};

const MINCE_POULTRY_AND_FISH = {
  'beef-mince': 400,
  'chicken-breast': 300,
  'chicken-drumstick': 366,
  'chicken-leg': 344,
  'chicken-liver': 250,
  'chicken-mince': 400,
  'chicken-thigh': 400,
  duck: 300,
  'lamb-mince': 400,
  'lean-beef-mince': 400,
  'lean-pork-mince': 400,
  'pork-mince': 400,
  'pork-sausage': 300,
  'turkey-breast': 300,
  'turkey-mince': 400,
  'turkey-thigh': 454,
  catfish: 318,
  clam: 150,
  cod: 250,
  haddock: 250,
  halibut: 250,
  herring: 184,
  lobster: 150,
  mackerel: 224,
  mussel: 200,
  octopus: 250,
  oyster: 84,
  pollock: 250,
  prawn: 200,
  salmon: 250,
  scallop: 150,
  'sea-bass': 258,
  snapper: 218,
  'sockeye-salmon': 250,
  sole: 163,
  squid: 250,
  tilapia: 232,
  trout: 158,
  'tuna-steak': 220,
};

/** The packs of all foods that do not keep, as stated at `shopPackOf`. */
export const SHOP_PACK_ROWS: readonly ShopPackRow[] = [
  { soldAs: 'bunch', keepsDays: 5, grams: { ...HERBS, ...GREENS, ...VEGETABLE_BUNCHES } },
  { soldAs: 'bag', keepsDays: 4, grams: SALADS },
  { soldAs: 'piece', keepsDays: 5, grams: { ...HEADS, ...VEGETABLES_SOLD_WHOLE } },
  { soldAs: 'piece', keepsDays: 4, grams: FRUIT_SOLD_WHOLE },
  // Cut avocado turns brown.
  { soldAs: 'piece', keepsDays: 2, grams: { avocado: 201 } },
  { soldAs: 'pack', keepsDays: 5, grams: VEGETABLE_PACKS },
  { soldAs: 'pack', keepsDays: 4, grams: { ...BERRIES, ...SOY_PACKS, 'fresh-pasta': 250 } },
  { soldAs: 'tub', keepsDays: 5, grams: DAIRY_TUBS },
  { soldAs: 'pack', keepsDays: 5, grams: { ...SOFT_CHEESES, ...CURED_MEAT_AND_FISH } },
  { soldAs: 'carton', keepsDays: 5, grams: CARTONS },
  { soldAs: 'tin', keepsDays: 4, grams: TINS },
  { soldAs: 'pack', keepsDays: 3, grams: MEAT_CUTS },
  { soldAs: 'pack', keepsDays: 2, grams: MINCE_POULTRY_AND_FISH },
];
