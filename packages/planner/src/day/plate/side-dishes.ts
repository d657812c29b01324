import type { Food } from '@platewise/nutrition/foods/food';
import { boundShareOf } from '@platewise/nutrition/recipes/plate-bounds';
import { recipeWithSide, SIDES, type Side, suitsTaste } from '@platewise/nutrition/recipes/sides';
import { type Dish, dishOf } from '../dish.ts';
import { sumFigures } from '../figures.ts';

type CompiledSide = { side: Side; dish: Dish; main: Food };

const COMPILED: readonly CompiledSide[] = SIDES.map((side) => {
  const dish = dishOf({ id: '', ...side, kind: 'main', cuisine: '', difficulty: 'Easy' });
  return { side, dish, main: dish.parts[0]?.items[0]?.food as Food };
});

/** What stands between the name of a dish and that of its side. */
const JOINTS = [', and ', ' with '] as const;
const NAMES: ReadonlySet<string> = new Set(SIDES.map(({ name }) => name));

/** A dish together with a side, and that side by itself. */
export type SidedDish = { dish: Dish; side: Dish };

const WITH_SIDES = new WeakMap<Dish, SidedDish[]>();
const WITH_ANY_SIDE = new WeakMap<Dish, SidedDish[]>();
const BASES = new WeakMap<Dish, Dish>();
const SIDE_OF = new WeakMap<Dish, Dish>();

/**
 * The dish with each side that goes with it: of its kind of meal and to its taste, and nothing that it is made of already. A dish that has a
 * side may change it; none has two.
 */
export function withSides(sided: Dish): readonly SidedDish[] {
  const dish = withoutSide(sided);
  const known = WITH_SIDES.get(dish);
  if (known) return known;
  const suited = new Set(COMPILED.filter(({ side }) => suitsTaste(dish.recipe, side)).map((one) => one.dish));
  const made = withAnySide(dish).filter(({ side }) => suited.has(side));
  WITH_SIDES.set(dish, made);
  return made;
}

/** Likewise, whatever goes with its taste: meals that were planned before keep what they have. */
export function withAnySide(sided: Dish): readonly SidedDish[] {
  const dish = withoutSide(sided);
  const known = WITH_ANY_SIDE.get(dish);
  if (known) return known;
  const made = COMPILED.filter((one) => goesWith(dish, one)).map((one) => ({
    dish: withSide(dish, one),
    side: one.dish,
  }));
  WITH_ANY_SIDE.set(dish, made);
  return made;
}

/** The dish without its side; the dish itself where it has none. */
export function withoutSide(dish: Dish): Dish {
  return BASES.get(dish) ?? dish;
}

/** Has a dish count as one that has a side, made of it as it was without. */
export function servedWithSide(sided: Dish, dish: Dish): Dish {
  BASES.set(sided, dish);
  return sided;
}

/** The side that a dish has, by itself; undefined where it has none. */
export function sideOf(dish: Dish): Dish | undefined {
  return SIDE_OF.get(dish);
}

/** The dish of a name that ends with a side, looking the rest of it up with `find`; undefined where there is none. */
export function findWithSide(name: string, find: (name: string) => Dish | undefined): Dish | undefined {
  for (const joint of JOINTS) {
    // No side has such a joint in its own name.
    const at = name.lastIndexOf(joint);
    if (at < 0 || !NAMES.has(name.slice(at + joint.length))) continue;
    const base = find(name.slice(0, at));
    const found = base && withAnySide(base).find(({ dish }) => dish.recipe.name === name)?.dish;
    if (found) return found;
  }
  return undefined;
}

function goesWith({ recipe, parts }: Dish, { side, main }: CompiledSide): boolean {
  if (!side.kinds.includes(recipe.kind)) return false;
  const key = boundShareOf(main, false)?.key;
  return !parts.some(({ items }) => items.some(({ food }) => food === main || boundShareOf(food, false)?.key === key));
}

function withSide(dish: Dish, { side, dish: compiled }: CompiledSide): Dish {
  const recipe = recipeWithSide(dish.recipe, side);
  const parts = [...dish.parts, ...compiled.parts];
  const sided: Dish = {
    ...dish,
    recipe,
    parts,
    figures: sumFigures(parts.map(({ figures }) => figures)),
    minutes: recipe.prepMinutes + recipe.cookMinutes,
  };
  BASES.set(sided, dish);
  SIDE_OF.set(sided, compiled);
  return sided;
}
