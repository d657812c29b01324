import { findFood } from '@platewise/nutrition/foods';

/**
 * Days in the fridge, at 4 °C or below: cooked dishes, soups and stews keep 3 to 4 days (USDA FSIS and FoodSafety.gov, Cold
 * Food Storage Chart); the shorter is counted. The chart has no row for vegetables that are cut and raw, which get the same.
 */
export const FRIDGE_DAYS = 3;

/** Days in the freezer, at -18 °C or below: the shortest that the same chart gives for soups, stews and cooked meat is two months. */
export const FREEZER_DAYS = 60;

/**
 * Hard-cooked eggs do not freeze well by the chart, cream sauces and lettuce neither (USDA FSIS, Freezing and Food Safety); all
 * dairy is counted with them.
 */
const NOT_FROZEN_GROUPS: ReadonlySet<string> = new Set(['egg', 'dairy']);
/** Lettuce, and by our own counting what is eaten as raw and watery. */
const NOT_FROZEN = /^(?:cucumber|lettuce|rocket|watercress|radish|daikon|avocado)(?:-|$)/;

/** Whether a dish that holds these foods can wait in the freezer. */
export function freezesWell(foods: readonly string[]): boolean {
  return foods.every((food) => !NOT_FROZEN.test(food) && !NOT_FROZEN_GROUPS.has(findFood(food)?.group ?? ''));
}

/** Where what is eaten so many days after the session is kept; null when it keeps in neither place. */
export function placeFor({ day, canFreeze }: { day: number; canFreeze: boolean }): 'fridge' | 'freezer' | null {
  if (day <= FRIDGE_DAYS) return 'fridge';
  return canFreeze && day <= FREEZER_DAYS ? 'freezer' : null;
}
