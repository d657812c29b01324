import type { ListUnit } from '@platewise/contract/shopping/shopping-list-schema';
import type { FoodId } from '@platewise/nutrition/compiled/food-ids';
import { findFood } from '@platewise/nutrition/foods/foods';
import { KEPT_PACKS } from '@platewise/nutrition/prices/kept-packs';
import { SHOP_PACKS } from '@platewise/nutrition/prices/shop-packs';

/** What a shop sells of a food: its word, and the grams in each of its sizes, smallest first. */
export type ShopUnit = { soldAs: ListUnit; sizes: readonly number[] };

/** Cloves in a bulb of garlic. Our own statement. */
const CLOVES_IN_A_BULB = 10;
/** Grams of a loaf of sliced bread. Our own statement. */
const LOAF_GRAMS = 400;

const SLICED_BREADS: readonly FoodId[] = [
  'gluten-free-bread',
  'italian-bread',
  'multigrain-bread',
  'pumpernickel',
  'rye-bread',
  'white-bread',
  'whole-wheat-bread',
];

/** Foods that shops sell by the single piece, and the household measure of the food table that weighs one. */
const PIECES: Readonly<Partial<Record<FoodId, string>>> = {
  onion: 'medium',
  carrot: 'medium',
  tomato: 'medium',
  tomatillo: 'medium',
  turnip: 'medium',
  beetroot: 'beet',
  chayote: 'chayote',
  'bitter-gourd': 'balsam-pear',
  cassava: 'root',
  'lotus-root': 'root',
  potato: 'potato medium',
  'potato-red': 'potato medium',
  'potato-russet': 'potato medium',
  'sweet-potato': 'medium',
  apple: 'medium',
  'apple-granny-smith': 'medium',
  apricot: 'apricot',
  banana: 'medium',
  clementine: 'fruit',
  fig: 'medium',
  guava: 'fruit',
  kiwi: 'fruit',
  lemon: 'fruit',
  lime: 'fruit',
  nectarine: 'medium',
  orange: 'fruit',
  peach: 'medium',
  pear: 'medium',
  persimmon: 'fruit',
  plum: 'fruit',
  sapodilla: 'sapodilla',
  tangerine: 'medium',
  bagel: 'bagel',
  'burger-bun': 'roll',
  'chapati-whole-wheat': 'piece',
  'english-muffin': 'muffin',
  'french-bread': 'piece',
  naan: 'piece',
  'naan-whole-wheat': 'piece',
  'paratha-whole-wheat': 'piece',
  'pita-white': 'pita large',
  'pita-whole-wheat': 'pita large',
  'tortilla-corn': 'tortilla',
  'tortilla-flour': 'tortilla medium',
  'tortilla-whole-wheat': 'tortilla',
  'dark-chocolate': 'bar',
};

/** Foods that are bought as another one: the word for that, and the measure that says what one of it yields. */
const BOUGHT_AS: Readonly<Partial<Record<FoodId, readonly [soldAs: ListUnit, measure: string]>>> = {
  egg: ['egg', 'large'],
  'egg-white': ['egg', 'large'],
  'egg-yolk': ['egg', 'large'],
  'lemon-juice': ['lemon', 'lemon yields'],
  'lime-juice': ['lime', 'lime yields'],
};

/**
 * In what units a shop sells a food, or null where it is weighed: the packs of food that does not keep and of food that does,
 * single pieces, and juice and parts of eggs as the fruit and the eggs that they come from.
 */
export function shopUnitOf(foodId: string): ShopUnit | null {
  return SHOP_UNITS.get(foodId) ?? null;
}

const SHOP_UNITS: ReadonlyMap<string, ShopUnit> = new Map([
  ...[...SHOP_PACKS].map(([food, { soldAs, grams }]) => [food, { soldAs, sizes: [grams] }] as const),
  ...[...KEPT_PACKS].map(([food, { soldAs, grams }]) => [food, { soldAs, sizes: grams }] as const),
  ...Object.entries(PIECES).map(([food, measure]) => unit(food, 'piece', measure)),
  ...Object.entries(BOUGHT_AS).map(([food, [soldAs, measure]]) => unit(food, soldAs, measure)),
  ...SLICED_BREADS.map((food) => [food, { soldAs: 'loaf', sizes: [LOAF_GRAMS] }] as const),
  unit('garlic', 'bulb', 'clove', CLOVES_IN_A_BULB),
]);

function unit(food: string, soldAs: ListUnit, measure: string, count = 1): [string, ShopUnit] {
  const grams = findFood(food)?.measures.find(([name]) => name === measure)?.[1];
  if (grams === undefined) throw new Error(`The food table has no "${measure}" of ${food}.`);
  return [food, { soldAs, sizes: [grams * count] }];
}
