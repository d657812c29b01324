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
  const { isGood, isRisky } = keepingOf(dish);
  if (!isGood || waits.some((days) => keptIn(dish, days) === null)) return false;
  return !isRisky || !exclusions.some(({ onlyDone }) => onlyDone);
}

/** Where what of a dish is cooked ahead is kept so many days after it; null where it keeps nowhere. */
export function keptIn(dish: Dish, days: number): 'fridge' | 'freezer' | null {
  return placeFor({ day: days, foods: keepingOf(dish).foods, isCooked: true });
}

/** What is cooked ahead of a dish: its foods, whether it is good warmed up, and whether it is of what is risky then. */
type Keeping = { foods: readonly string[]; isGood: boolean; isRisky: boolean };

const KEEPING = new WeakMap<Dish, Keeping>();

/** Looked up once for a dish: each day of a week asks it of most. */
function keepingOf(dish: Dish): Keeping {
  const known = KEEPING.get(dish);
  if (known) return known;
  const ahead = cookedAhead(dish);
  const keeping = {
    foods: ahead.flatMap(({ recipe }) => recipe.items.map(([food]) => food)),
    isGood: ahead.every(({ recipe }) => isGoodWarmedUp(recipe)),
    isRisky: dish.recipe.items.some(([food]) => isRice(food) || RISKY_GROUPS.has(findFood(food)?.group ?? '')),
  };
  KEEPING.set(dish, keeping);
  return keeping;
}

function cookedAhead(dish: Dish): Dish[] {
  const side = sideOf(dish);
  return side && side.recipe.cookMinutes > 0 ? [withoutSide(dish), side] : [withoutSide(dish)];
}
