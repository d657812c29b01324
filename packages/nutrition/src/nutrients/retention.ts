import type { Micronutrient } from '@platewise/contract/meals/nutrients';
import { RETENTION_JSON, RETENTION_KINDS_JSON } from '../compiled/retention.ts';
import type { Food } from '../foods/food.ts';
import { type CookingMethod, RETAINED_NUTRIENTS, type RetentionKind, type RetentionRow } from './retention-row.ts';

/** How a dish is cooked, as its steps say: the methods that they name, and whether there is heat whose method they do not name. */
export type Cooking = { methods: ReadonlySet<CookingMethod>; hasOtherHeat: boolean };

const ROWS: readonly RetentionRow[] = JSON.parse(RETENTION_JSON);
const KINDS: readonly RetentionKind[] = JSON.parse(RETENTION_KINDS_JSON);

const COLUMNS: ReadonlyMap<Micronutrient, number> = new Map(
  RETAINED_NUTRIENTS.map((nutrient, column) => [nutrient, column]),
);

/** By id for the foods that a kind names, by group for the others. */
const KIND_OF: ReadonlyMap<string, RetentionKind> = new Map(
  KINDS.flatMap((kind) => [...kind.groups.map((group) => `group ${group}`), ...kind.foods].map((key) => [key, kind])),
);

const WHOLE: readonly [number, number] = [1, 1];

/**
 * What share of a nutrient a cooked food still holds, at least and at most: between the factors of its kind for the methods of the
 * dish, whether or not the water or the drippings are used. A food that is eaten raw as well may keep all. Selenium, vitamins D, E
 * and K, fats, cholesterol and caffeine have no published factor, nor have kinds that the table lacks (fats, spices, soy foods,
 * sauces): they count as they were raw.
 */
export function retention(food: Food, nutrient: Micronutrient, cooking: Cooking): readonly [low: number, high: number] {
  return retentionOf(food, cooking)(nutrient);
}

/** Whether a food is of a kind that is eaten raw as well. */
export function isEatenRaw(food: Food): boolean {
  return kindOf(food)?.eatenRaw ?? false;
}

/** The same for every nutrient of one food. */
export function retentionOf(food: Food, cooking: Cooking): (nutrient: Micronutrient) => readonly [number, number] {
  const kind = kindOf(food);
  const isHeated = cooking.hasOtherHeat || cooking.methods.size > 0;
  if (!kind || (!isHeated && kind.eatenRaw)) return () => WHOLE;
  const rows = rowsOf(kind, cooking);
  return (nutrient) => {
    const column = COLUMNS.get(nutrient);
    if (column === undefined) return WHOLE;
    const shares = rows.map(({ percent }) => (percent[column] ?? 100) / 100);
    return [Math.min(...shares), kind.eatenRaw ? 1 : Math.max(...shares)];
  };
}

function kindOf(food: Food): RetentionKind | undefined {
  return KIND_OF.get(food.id) ?? KIND_OF.get(`group ${food.group}`);
}

/** The rows of the methods that the steps name; all rows of the kind where they leave the method open or it has no row. */
function rowsOf({ kind }: RetentionKind, { methods, hasOtherHeat }: Cooking): RetentionRow[] {
  const ofKind = ROWS.filter((row) => row.kind === kind);
  const ofMethods = ofKind.filter(({ method }) => methods.has(method));
  const isOpen = hasOtherHeat || [...methods].some((method) => !ofKind.some((row) => row.method === method));
  return isOpen || ofMethods.length === 0 ? ofKind : ofMethods;
}
