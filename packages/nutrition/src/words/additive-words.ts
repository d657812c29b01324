import { texts } from '@platewise/contract/texts';
import type { FoodClass } from '../foods/food-classes.ts';
import type { ExclusionWord } from './exclusion-words.ts';

const { asAdditive, additives } = texts.certificate;

// E-numbers of Annex II to Regulation (EC) 1333/2008 that are made from a class of food.
const NUMBERS: readonly (readonly [numbers: string, name: string, foods: string, classes: readonly FoodClass[]])[] = [
  ['e220 e221 e222 e223 e224 e225 e226 e227 e228', 'sulphites', 'foods that often hold sulphites', ['sulphites']],
  ['e322 e322i lecithin', 'soy lecithin or egg lecithin', 'soy and egg foods', ['soy', 'egg']],
  ['e426', 'soybean hemicellulose', 'soy foods', ['soy']],
  ['e428 e441', 'gelatine', 'gelatine', ['gelatine']],
  ['e479b', 'oxidised soybean oil', 'soy foods', ['soy']],
  ['e901 beeswax', 'beeswax', 'honey', ['honey']],
  ['e966 lactitol', 'lactitol, made from milk', 'milk foods', ['milk']],
  ['e1105', 'lysozyme, made from egg', 'egg foods', ['egg']],
  ['e1510', 'ethanol', 'foods with alcohol', ['alcohol']],
];

/** Made from insects, bones or fats of animals; no food of the table is known to hold them. */
const FROM_ANIMALS =
  'e120 carmine cochineal e542 e470a e471 e472 e472a e472b e472c e472e e473 e474 e475 e476 e477 e481 e482 e491 e570 e631 e635 e904 shellac e910 e920 e921';

/** Additives as a word. Our foods carry no listing of additives, which the person is informed. */
export const ADDITIVE_WORDS: readonly ExclusionWord[] = [
  ...NUMBERS.map(([numbers, name, foods, classes]) => ({
    label: asAdditive({ name, foods }),
    words: numbers.split(' '),
    classes,
  })),
  {
    label: additives.label,
    words: [
      'e number',
      'enumber',
      'additive',
      'food additive',
      'preservative',
      'artificial preservative',
      'food colour',
      'food color',
      'food colouring',
      'food coloring',
      'artificial colour',
      'artificial color',
      'artificial flavour',
      'artificial flavor',
      'flavour enhancer',
      'flavor enhancer',
      'artificial sweetener',
      'emulsifier',
      'stabiliser',
      'stabilizer',
      'msg',
      'monosodium glutamate',
      'aspartame',
      'tartrazine',
      'chemical',
      ...FROM_ANIMALS.split(' '),
    ],
    classes: [],
    notAssessed: additives.label,
    caveat: additives.caveat,
  },
];

/** True for 'e471' and its like: a number of the list of additives, whichever it is. */
export function isAdditiveNumber(key: string): boolean {
  return /^e\d{3,4}[a-z]{0,3}$/.test(key);
}
