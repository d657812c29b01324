import type { FoodId } from '@platewise/nutrition/compiled/food-ids';

const DRIED_HERBS: readonly FoodId[] = [
  'bay-leaf',
  'dried-basil',
  'dried-dill',
  'dried-parsley',
  'dried-rosemary',
  'dried-thyme',
  'marjoram',
  'oregano',
  'sage',
  'tarragon',
];

const COSTLY_SPICES: readonly FoodId[] = ['cardamom', 'cloves', 'mace', 'nutmeg'];

/**
 * Grams of the smallest common pack of what is cooked with by the pinch and sold in less than a step of loose food: saffron by
 * the gram, dried herbs, costly spices. Our own statement; the other spices are sold in bags of 50 g.
 */
export const SPICE_PACKS: ReadonlyMap<FoodId, number> = new Map([
  ['saffron', 1],
  ...DRIED_HERBS.map((food) => [food, 10] as const),
  ...COSTLY_SPICES.map((food) => [food, 20] as const),
]);
