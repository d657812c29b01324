import type { PlanningTask } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { type SidedDish, withSides } from '../plate/side-dishes.ts';
import { foodsOf, holdsExcluded, keeps } from './find-candidates.ts';
import { concerns } from './wished-pools.ts';

const NO_FOODS: ReadonlySet<string> = new Set();
const ALLOWED_SIDES = new WeakMap<PlanningTask, Map<Dish, readonly Dish[]>>();

/**
 * A dish with each side that it may have where nothing forbids them, neither the side nor the two on one plate; sides of
 * which the notes ask less only where no other is left.
 */
export function allowedSides(task: PlanningTask, dish: Dish): readonly Dish[] {
  const known = ALLOWED_SIDES.get(task) ?? new Map<Dish, readonly Dish[]>();
  ALLOWED_SIDES.set(task, known);
  const sided = known.get(dish) ?? readSides(task, dish);
  known.set(dish, sided);
  return sided;
}

function readSides(task: PlanningTask, dish: Dish): Dish[] {
  // Foods and single words that are left out stand in neither of the two: only what both make together is left to look for.
  const together = {
    exclusions: task.exclusions,
    exclusionsForbid: NO_FOODS,
    unknownWords: task.unknownWords.filter((phrase) => phrase.length > 1),
  };
  const allowed = sidesOfDiet(task, dish).filter(
    ({ dish: sided, side }) => allowsSide(task, side) && !holdsExcluded(together, sided),
  );
  const liked = allowed.filter(({ side }) => !task.wishes.some((wish) => wish.isLess && concerns(wish, side)));
  return (liked.length > 0 ? liked : allowed).map((one) => one.dish);
}

const ALLOWED = new WeakMap<PlanningTask, Map<Dish, boolean>>();

/** Whether the foods of a side are allowed at all: looked up once for a task, as most dishes ask for it. */
function allowsSide(task: PlanningTask, side: Dish): boolean {
  const known = ALLOWED.get(task) ?? new Map<Dish, boolean>();
  ALLOWED.set(task, known);
  const isAllowed =
    known.get(side) ?? !(foodsOf(side).some(({ id }) => task.dietForbids.has(id)) || holdsExcluded(task, side));
  known.set(side, isAllowed);
  return isAllowed;
}

const SIDES_BY_DIET = new WeakMap<PlanningTask['dietForbids'], Map<string, WeakMap<Dish, readonly SidedDish[]>>>();

/** A dish with each side that diet and cooking time allow: the same for all who keep that diet, so looked for once. */
function sidesOfDiet(task: PlanningTask, dish: Dish): readonly SidedDish[] {
  const ofDiet = SIDES_BY_DIET.get(task.dietForbids) ?? new Map<string, WeakMap<Dish, readonly SidedDish[]>>();
  SIDES_BY_DIET.set(task.dietForbids, ofDiet);
  const key = `${task.diet} ${task.cookingTime}`;
  const known = ofDiet.get(key) ?? new WeakMap<Dish, readonly SidedDish[]>();
  ofDiet.set(key, known);
  const sides =
    known.get(dish) ?? withSides(dish).filter((one) => keeps(task, one.dish, 'diet') && keeps(task, one.dish, 'time'));
  known.set(dish, sides);
  return sides;
}
