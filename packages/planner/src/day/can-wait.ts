import { findFood } from '@platewise/nutrition/foods/foods';
import { isGoodWarmedUp, isRice, placeFor } from '@platewise/nutrition/recipes/keeping';
import type { PlanningTask } from '../request/read-request.ts';
import type { Dish } from './dish.ts';
import { sideOf, withoutSide } from './plate/side-dishes.ts';

/** Of these nobody pregnant eats what was left over. */
const RISKY_GROUPS: ReadonlySet<string> = new Set(['fish', 'shellfish']);

/**
 * Whether a dish is good and safe so many days after it was cooked, for who eats. A side that is cooked waits with it; one that
 * only has to be put on the table is as fresh as on the first day.
 */
export function canWait({ exclusions }: PlanningTask, dish: Dish, waits: readonly number[]): boolean {
  const isPregnant = exclusions.some(({ onlyDone }) => onlyDone);
  const isRisky = (food: string) => isRice(food) || RISKY_GROUPS.has(findFood(food)?.group ?? '');
  return (
    cookedAhead(dish).every(({ recipe }) => isGoodWarmedUp(recipe)) &&
    waits.every((days) => keptIn(dish, days) !== null) &&
    !(isPregnant && dish.recipe.items.some(([food]) => isRisky(food)))
  );
}

/** Where what of a dish is cooked ahead is kept so many days after it; null where it keeps nowhere. */
export function keptIn(dish: Dish, days: number): 'fridge' | 'freezer' | null {
  const foods = cookedAhead(dish).flatMap(({ recipe }) => recipe.items.map(([food]) => food));
  return placeFor({ day: days, foods, isCooked: true });
}

function cookedAhead(dish: Dish): Dish[] {
  const side = sideOf(dish);
  return side && side.recipe.cookMinutes > 0 ? [withoutSide(dish), side] : [withoutSide(dish)];
}
