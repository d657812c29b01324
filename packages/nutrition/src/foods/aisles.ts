import { AISLES, type Aisle } from '@platewise/contract/shopping/aisles';
import type { FoodId } from '../compiled/food-ids.ts';
import type { Food, FoodGroup } from './food.ts';

const BY_GROUP: Readonly<Record<FoodGroup, Aisle>> = {
  vegetable: 'produce',
  leafy: 'produce',
  fruit: 'produce',
  potato: 'produce',
  grain: 'grains',
  bread: 'bakery',
  legume: 'pulses',
  soy: 'soy',
  'nut-seed': 'nuts',
  dairy: 'dairy',
  cheese: 'dairy',
  egg: 'dairy',
  'plant-milk': 'drinks',
  meat: 'meat',
  poultry: 'meat',
  fish: 'meat',
  shellfish: 'meat',
  fat: 'oils',
  'herb-spice': 'spices',
  condiment: 'sauces',
  sweetener: 'baking',
  pantry: 'baking',
};

/** What an id says, wherever the food belongs by its group. */
const BY_ID: readonly (readonly [pattern: RegExp, aisle: Aisle])[] = [
  [/-frozen$/, 'frozen'],
  [/(?:^|-)canned(?:-|$)/, 'tinned'],
  [/-vinegar$/, 'oils'],
];

/** Foods that stand elsewhere than the rest of their group. */
export const AISLE_EXCEPTIONS: Readonly<Partial<Record<Aisle, readonly FoodId[]>>> = {
  produce: [
    'basil',
    'chives',
    'coriander-leaf',
    'curry-leaf',
    'dill',
    'lemongrass',
    'mint',
    'parsley',
    'rosemary',
    'thyme',
  ],
  dairy: ['butter'],
  grains: ['popcorn'],
  pulses: ['soya-chunks'],
  nuts: [
    'apricot-dried',
    'cranberry-dried',
    'date',
    'date-medjool',
    'fig-dried',
    'prune',
    'raisin',
    'raisin-golden',
    'zante-currant',
    'roasted-soybean',
  ],
  spices: ['tamarind', 'mushroom-shiitake-dried'],
  sauces: ['hummus', 'miso'],
  baking: [
    'arrowroot-flour',
    'breadcrumb',
    'coconut-desiccated',
    'cornstarch',
    'skim-milk-powder',
    'soy-protein-isolate',
    'vanilla-extract',
    'whey-protein-powder',
  ],
  tinned: [
    'anchovy',
    'capers',
    'coconut-milk',
    'crab',
    'gherkin',
    'olive-black',
    'olive-green',
    'sauerkraut',
    'tomato-passata',
    'tomato-paste',
    'tomato-sun-dried',
  ],
  frozen: ['edamame'],
  drinks: [
    'black-tea',
    'coconut-water',
    'coffee',
    'green-tea',
    'instant-coffee',
    'orange-juice',
    'red-wine',
    'white-wine',
  ],
};

const EXCEPTION_OF: ReadonlyMap<FoodId, Aisle> = new Map(
  AISLES.flatMap((aisle) => (AISLE_EXCEPTIONS[aisle] ?? []).map((id) => [id, aisle] as const)),
);

/** The aisle in which a food stands. */
export function aisleOf({ id, group }: Pick<Food, 'id' | 'group'>): Aisle {
  return EXCEPTION_OF.get(id) ?? BY_ID.find(([pattern]) => pattern.test(id))?.[1] ?? BY_GROUP[group];
}
