import type { FoodId } from '@platewise/nutrition/compiled/food-ids';
import { aisleOf } from '@platewise/nutrition/foods/aisles';
import type { Food } from '@platewise/nutrition/foods/food';

/** Beyond this many grams nobody can be sure to have enough at home. */
const STAPLE_MAX_GRAMS = 250;

const SPICES_BOUGHT_FOR_A_DISH: ReadonlySet<FoodId> = new Set(['saffron', 'tamarind', 'mushroom-shiitake-dried']);

const OTHER_STAPLES: ReadonlySet<FoodId> = new Set([
  'white-sugar',
  'brown-sugar',
  'wheat-flour-white',
  'wheat-flour-whole',
  'cornstarch',
  'baking-powder',
  'baking-soda',
]);

/**
 * Whether a food is probably at home, so that a list marks it: salt, dried spices and herbs except saffron, oils, ghee and
 * vinegars, sugar, wheat flour, cornstarch, baking powder and soda; up to 250 g. Our own statement: it stays on the list,
 * in the estimate, and the person says whether they have it.
 */
export function isStaple(food: Food, grams: number): boolean {
  if (grams > STAPLE_MAX_GRAMS) return false;
  if (OTHER_STAPLES.has(food.id)) return true;
  const aisle = aisleOf(food);
  return aisle === 'oils' || (aisle === 'spices' && !SPICES_BOUGHT_FOR_A_DISH.has(food.id));
}
