import { MICRONUTRIENTS, type Micronutrient } from '@platewise/contract/meals/nutrients';
import type { FoodGroup } from '../../src/foods/food.ts';
import type { NutrientCell } from '../../src/nutrients/nutrient-cell.ts';
import type { FoodRow } from '../read-foods.ts';
import { isZeroByNature } from './zero-by-nature.ts';

/** What is known of a food before gaps are bounded: figures of its own rows, or those of its near relatives. */
export type KnownNutrients = {
  food: FoodRow;
  own: Readonly<Partial<Record<Micronutrient, number>>>;
  relatives: Readonly<Partial<Record<Micronutrient, readonly number[]>>>;
  /** What the same food holds where makers add something or do not. */
  variants: Readonly<Partial<Record<Micronutrient, readonly number[]>>>;
};

/** A relative is another food: what it holds is widened by a quarter. */
const RELATIVE_SPREAD = 0.25;
/** Fewer foods bound nothing. */
const FOODS_MIN = 5;

/** Parts of a food's fat: compared as shares of it, and never more than it. */
const FAT_PARTS: ReadonlySet<Micronutrient> = new Set([
  'monounsaturatedFat',
  'polyunsaturatedFat',
  'ala',
  'epa',
  'dha',
  'transFat',
]);

/** A food of these kinds whose group is small lies within the foods of its side. */
const ANIMAL_GROUPS: ReadonlySet<FoodGroup> = new Set([
  'dairy',
  'cheese',
  'egg',
  'meat',
  'poultry',
  'fish',
  'shellfish',
]);

/**
 * The cells of every food, in the order of `MICRONUTRIENTS`: the figure of its row, between it and
 * those of its variants; else zero by nature; else within its relatives, widened by a quarter; else
 * within the measured foods of its group, at least five (of its side, plants or animals, where the
 * group has fewer); null where even these are too few. Parts of the fat are compared as shares of the
 * fat, and hold at most what the others leave.
 */
export function boundNutrients(known: readonly KnownNutrients[]): (NutrientCell | null)[][] {
  return known.map((one) => MICRONUTRIENTS.map((nutrient) => cellOf(one, nutrient, known)));
}

function cellOf(one: KnownNutrients, nutrient: Micronutrient, all: readonly KnownNutrients[]): NutrientCell | null {
  const own = one.own[nutrient];
  if (own !== undefined) return withVariants(own, one.variants[nutrient] ?? []);
  if (isZeroByNature(one.food, nutrient)) return [0, 0, 'nature'];
  const most = FAT_PARTS.has(nutrient) ? roomInFat(one, nutrient) : Number.POSITIVE_INFINITY;
  if (most === 0) return [0, 0, 'nature'];
  const relatives = one.relatives[nutrient] ?? [];
  if (relatives.length > 0) {
    const low = Math.min(...relatives) * (1 - RELATIVE_SPREAD);
    return within(low, Math.max(...relatives) * (1 + RELATIVE_SPREAD), most, 'relatives');
  }
  const whole = FAT_PARTS.has(nutrient) ? one.food.per100g.fat : 1;
  const shares = sharesOfOthers(one.food, nutrient, all);
  if (shares.length < FOODS_MIN) return null;
  return within(Math.min(...shares) * whole, Math.max(...shares) * whole, most, 'group');
}

function withVariants(own: number, variants: readonly number[]): NutrientCell {
  const [low, high] = [Math.min(own, ...variants), Math.max(own, ...variants)];
  return low === high ? own : [low, high, 'variants'];
}

/** What 100 g of the food have room for: its fat less the saturated part and the larger parts that were measured. */
function roomInFat({ food, own }: KnownNutrients, nutrient: Micronutrient): number {
  const { fat, saturatedFat } = food.per100g;
  const isOmega3 = nutrient === 'ala' || nutrient === 'epa' || nutrient === 'dha';
  if (isOmega3 && own.polyunsaturatedFat !== undefined) return own.polyunsaturatedFat;
  return Math.max(0, fat - (nutrient === 'transFat' ? 0 : (saturatedFat ?? 0)));
}

function sharesOfOthers(food: FoodRow, nutrient: Micronutrient, all: readonly KnownNutrients[]): number[] {
  const isAnimal = ANIMAL_GROUPS.has(food.group);
  const ofGroup = sharesOf(
    all.filter((other) => other.food.group === food.group),
    nutrient,
  );
  if (ofGroup.length >= FOODS_MIN) return ofGroup;
  return sharesOf(
    all.filter((other) => ANIMAL_GROUPS.has(other.food.group) === isAnimal),
    nutrient,
  );
}

function sharesOf(others: readonly KnownNutrients[], nutrient: Micronutrient): number[] {
  return others.flatMap(({ food, own }) => {
    const figure = own[nutrient];
    const whole = FAT_PARTS.has(nutrient) ? food.per100g.fat : 1;
    return figure === undefined || whole === 0 ? [] : [Math.min(figure / whole, FAT_PARTS.has(nutrient) ? 1 : figure)];
  });
}

/** Bounds are rounded outwards to three digits. */
function within(low: number, high: number, most: number, by: 'relatives' | 'group'): NutrientCell {
  return [digits(Math.min(low, most), Math.floor), digits(Math.min(high, most), Math.ceil), by];
}

function digits(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const scale = 10 ** (2 - Math.floor(Math.log10(value)));
  return Number((round(value * scale) / scale).toPrecision(3));
}
