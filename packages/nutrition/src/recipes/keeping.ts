import { findFood } from '../foods/foods.ts';
import type { Recipe } from './recipe.ts';

/**
 * Days in the fridge, at 4 °C or below: cooked dishes, soups and stews keep 3 to 4 days (USDA FSIS and FoodSafety.gov, Cold
 * Food Storage Chart); the shorter is counted. The chart has no row for vegetables that are cut and raw, which get the same.
 */
export const FRIDGE_DAYS = 3;

/**
 * Days that cooked rice keeps in the fridge: spores that live through the cooking grow in it, and what they leave is not
 * destroyed by heat, so the British advice is one day (Food Standards Agency); the American chart names no shorter time.
 */
export const RICE_FRIDGE_DAYS = 1;
const RICE = /^rice-(?:white|brown|glutinous|wild)(?:-|$)/;

/** Days in the freezer, at -18 °C or below: the shortest that the same chart gives for soups, stews and cooked meat is two months. */
export const FREEZER_DAYS = 60;

/** Minutes that warming a plate up until it steams takes: our own counting, for a pan or a microwave. */
export const REHEAT_MINUTES = 5;

/**
 * Hard-cooked eggs do not freeze well by the chart, cream sauces and lettuce neither (USDA FSIS, Freezing and Food Safety); all
 * dairy is counted with them.
 */
const NOT_FROZEN_GROUPS: ReadonlySet<string> = new Set(['egg', 'dairy']);
/** Lettuce, and by our own counting what is eaten as raw and watery. */
const RAW_AND_WATERY = /^(?:cucumber|lettuce|rocket|watercress|radish|daikon|avocado)(?:-|$)/;

/** Words of dishes that are crisp, or pink inside, only as they leave the pan, and of raw sides that nobody warms up. */
const BEST_AT_ONCE = /\b(?:crisp|crust|seared|schnitzel|fritters?|steaks?|tempura|salads?|slaw)(?:ed)?\b/i;

/** Whether a dish that holds these foods can wait in the freezer. */
function freezesWell(foods: readonly string[]): boolean {
  return foods.every((food) => !RAW_AND_WATERY.test(food) && !NOT_FROZEN_GROUPS.has(findFood(food)?.group ?? ''));
}

/** Whether a food is rice in grains. */
export function isRice(food: string): boolean {
  return RICE.test(food);
}

/** Days in the fridge of what holds these foods, cooked. */
export function fridgeDays(foods: readonly string[]): number {
  return foods.some(isRice) ? RICE_FRIDGE_DAYS : FRIDGE_DAYS;
}

/** Where what is eaten so many days after the session is kept; null when it keeps in neither place. */
export function placeFor({
  day,
  foods,
  isCooked,
}: {
  day: number;
  foods: readonly string[];
  isCooked: boolean;
}): 'fridge' | 'freezer' | null {
  if (day <= fridgeDays(foods)) return 'fridge';
  const canFreeze = isCooked && freezesWell(foods);
  return canFreeze && day <= FREEZER_DAYS ? 'freezer' : null;
}

/**
 * Whether a dish is as good the day after, warmed up: it was cooked, has no raw leaves, does not lie on bread that would go limp,
 * is not of eggs, which turn to rubber, and its name promises no crust, no salad and nothing fresh from the pan. Our own counting; how long it is
 * safe says `fridgeDays`.
 */
export function isGoodWarmedUp({ name, cookMinutes, items }: Pick<Recipe, 'name' | 'cookMinutes' | 'items'>): boolean {
  return (
    cookMinutes > 0 &&
    !BEST_AT_ONCE.test(name) &&
    items.every(([food, , part]) => {
      const group = findFood(food)?.group;
      return (
        !RAW_AND_WATERY.test(food) &&
        !(group === 'bread' && part === 'starch') &&
        !(group === 'egg' && part === 'protein')
      );
    })
  );
}
