import type { Micronutrient } from '@platewise/contract/meals/nutrients';
import type { FoodGroup } from '../../src/foods/food.ts';
import type { FoodRow } from '../read-foods.ts';

const PLANT_GROUPS: ReadonlySet<FoodGroup> = new Set([
  'vegetable',
  'leafy',
  'fruit',
  'grain',
  'potato',
  'legume',
  'nut-seed',
  'herb-spice',
  'sweetener',
]);

/** Of our foods these alone hold caffeine: those of coffee, tea and cocoa. */
const WITH_CAFFEINE: ReadonlySet<string> = new Set([
  'black-tea',
  'green-tea',
  'coffee',
  'instant-coffee',
  'cocoa-powder',
  'dark-chocolate',
]);

/** Fats of these may be hardened, which makes trans fat. */
const SPREADS = /-butter$/;
/** Fungi make vitamin D, algae long-chain fats; what is fermented may hold vitamin B12. */
const NO_PLANTS = /^(mushroom|wakame|agar|miso|tempeh|sauerkraut|yeast)/;

/**
 * What a food holds none of, whether or not anybody measured it: cholesterol is made by animals, vitamin B12 by bacteria that
 * live in them, and EPA and DHA by algae and what eats these (NIH, Office of Dietary Supplements); vitamin D is made in skin and
 * fungi; trans fat comes from rumens and from fat that was heated or hardened; caffeine is in coffee, tea and cocoa.
 */
export function isZeroByNature(food: FoodRow, nutrient: Micronutrient): boolean {
  if (nutrient === 'caffeine') return !WITH_CAFFEINE.has(food.id);
  if (!isPlant(food)) return false;
  if (nutrient === 'transFat') return food.group !== 'fat' && !SPREADS.test(food.id);
  return ['cholesterol', 'vitaminB12', 'vitaminD', 'epa', 'dha'].includes(nutrient);
}

/** A food that a plant gives as it grew, ground, pressed or dried; nothing of an animal, no alga and no fungus. */
function isPlant({ id, group, classes }: FoodRow): boolean {
  const isOfAnimal = classes.some((one) => ['milk', 'egg', 'butter-fat', 'animal-fat', 'meat', 'fish'].includes(one));
  return (PLANT_GROUPS.has(group) || group === 'fat') && !isOfAnimal && !NO_PLANTS.test(id);
}
