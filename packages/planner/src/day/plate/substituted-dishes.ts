import { recipeWithSubstitute, substituteSuffix } from '@platewise/nutrition/substitutions/recipe-with-substitute';
import type { Substitution } from '@platewise/nutrition/substitutions/substitution';
import { SUBSTITUTIONS } from '@platewise/nutrition/substitutions/substitutions';
import { type Dish, dishOf } from '../dish.ts';
import { servedWithSide, sideOf, withAnySide, withoutSide } from './side-dishes.ts';

const BY_SUFFIX: ReadonlyMap<string, Substitution> = new Map(SUBSTITUTIONS.map((one) => [substituteSuffix(one), one]));

const MADE = new WeakMap<Dish, Map<Substitution, Dish>>();
const ORIGINALS = new WeakMap<Dish, Dish>();

/**
 * The dish with one food in the place of another, in all of its parts and with the side that it has; null where it does not hold
 * the food, or where its side is made of what would stand in.
 */
export function withSubstitute(sided: Dish, substitution: Substitution): Dish | null {
  const dish = withoutSide(sided);
  const isIn = ({ recipe }: Dish) => recipe.items.some(([food]) => food === substitution.food);
  if (!isIn(sided)) return null;
  const side = sideOf(sided);
  const substituted = isIn(dish) ? substitutedDish(dish, substitution) : dish;
  // Missing for the side, alone or as well.
  if (side ? isIn(side) : !isIn(dish)) return servedWithSide(substitutedDish(sided, substitution), substituted);
  if (!side) return substituted;
  return withAnySide(substituted).find((one) => one.side === side)?.dish ?? null;
}

/** The dish as the table has it; the dish itself where nothing stands for anything. */
export function withoutSubstitutes(dish: Dish): Dish {
  const original = ORIGINALS.get(dish);
  return original ? withoutSubstitutes(original) : dish;
}

/** The dish of a name that ends with what stands for what, looking the rest of it up with `find`; undefined where there is none. */
export function findSubstituted(name: string, find: (name: string) => Dish | undefined): Dish | undefined {
  // Names of foods have brackets of their own.
  for (let at = name.indexOf(' ('); at !== -1; at = name.indexOf(' (', at + 1)) {
    const substitution = BY_SUFFIX.get(name.slice(at));
    const dish = substitution && find(name.slice(0, at));
    const found = dish && withSubstitute(dish, substitution);
    if (found) return found;
  }
  return undefined;
}

function substitutedDish(dish: Dish, substitution: Substitution): Dish {
  const made = MADE.get(dish) ?? new Map<Substitution, Dish>();
  MADE.set(dish, made);
  const substituted = made.get(substitution) ?? dishOf(recipeWithSubstitute(dish.recipe, substitution));
  made.set(substitution, substituted);
  ORIGINALS.set(substituted, dish);
  return substituted;
}
