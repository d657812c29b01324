import type { FoodId } from '../compiled/food-ids.ts';
import type { Food, FoodGroup } from '../foods/food.ts';
import type { FoodClass } from '../foods/food-classes.ts';
import { FOODS } from '../foods/foods.ts';

/** Foods by class, group or name; `except` stays in whatever its class or group is. */
export type FoodChoice = {
  classes?: readonly FoodClass[];
  groups?: readonly FoodGroup[];
  foods?: readonly FoodId[];
  except?: readonly FoodId[];
};

/**
 * NHS, 'Foods to avoid in pregnancy', and FDA, 'Advice about Eating Fish' (a tuna steak may be bigeye). Paneer, feta and other
 * fresh cheese is pasteurised in shops and stays; so do ham and bacon that are cooked.
 */
export const NOT_IN_PREGNANCY = {
  classes: ['alcohol'],
  foods: [
    'blue-cheese',
    'brie',
    'chicken-liver',
    'chorizo',
    'dry-cured-ham',
    'goat-cheese',
    'mayonnaise',
    'mung-bean-sprout',
    'queso-fresco',
    'smoked-salmon',
    'tuna-steak',
  ],
} as const satisfies FoodChoice;

/** NICE NG20 (2015): wheat, barley, rye; oats as well, since those of our table are not certified. */
export const NOT_WITH_COELIAC = {
  classes: ['wheat', 'rye', 'barley', 'oat'],
  foods: [],
} as const satisfies FoodChoice;

/** Luzzatto and Arese 2018: vicine and convicine, which only broad beans hold. */
export const NOT_WITH_G6PD = {
  classes: [],
  foods: ['broad-bean-fresh', 'broad-bean-dry'],
} as const satisfies FoodChoice;

/**
 * UK Gout Society, 'All about gout and diet' (2017): offal, game, oily fish, shellfish, meat extract and yeast; ACR 2020 (doi
 * 10.1002/art.41247) asks to limit alcohol. Sauces of anchovy and oyster go with what they are made of.
 */
export const NOT_WITH_GOUT: FoodChoice = {
  classes: ['alcohol', 'crustacean', 'mollusc'],
  foods: [
    'anchovy',
    'beef-broth',
    'canned-sardine',
    'chicken-broth',
    'chicken-liver',
    'chicken-stock-cube',
    'fish-sauce',
    'herring',
    'mackerel',
    'rabbit',
    'trout',
    'venison',
    'worcestershire',
    'yeast',
  ],
};

/** The ids of the foods of a choice. */
export function foodsOfChoice({ classes = [], groups = [], foods = [], except = [] }: FoodChoice): ReadonlySet<FoodId> {
  const isChosen = (food: Food) =>
    foods.includes(food.id) || groups.includes(food.group) || food.classes.some((one) => classes.includes(one));
  return new Set(FOODS.filter((food) => isChosen(food) && !except.includes(food.id)).map(({ id }) => id));
}
