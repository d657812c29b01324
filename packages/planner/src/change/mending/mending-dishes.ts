import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { mealNutrients, type NutrientRanges } from '@platewise/nutrition/nutrients/meal-nutrients';
import { findCandidates, findDish, plainDishName, recipeKind } from '../../day/candidates/find-candidates.ts';
import { concerns, isAbout } from '../../day/candidates/wished-pools.ts';
import { type Dish, portionsOfDish } from '../../day/dish.ts';
import { fixedMealOf } from '../../day/fixed-meal.ts';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { readRequest } from '../../request/read-request.ts';
import type { ChangeOptions } from '../swap-meal.ts';
import {
  type Around,
  averageDay,
  type HeldNutrients,
  heldByDay,
  lackOf,
  type Mark,
  missedShare,
  plus,
} from './day-marks.ts';

/** A dish for one place of a day, and what an average day would hold with it. */
export type MendingDish = { place: number; dish: Dish; isLately: boolean; held: HeldNutrients; lack: number };

/** Portions and kitchen amounts move what a dish brings: so much more than a mark is looked for. */
const MARGIN = 0.05;

/**
 * The dishes that may take the place of a meal, each in the size of the meal. Locked meals stay, no main ingredient comes twice on a
 * day, and what the notes ask less of is not proposed.
 */
export function mendingDishes(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  { marks, around }: { marks: readonly Mark[]; around: Around },
  options: ChangeOptions,
): MendingDish[] {
  const task = readRequest(request);
  const unwanted = new Set([...meals.map(({ name }) => name), ...(options.disliked ?? [])].map(plainDishName));
  const lately = new Set(options.avoid.map(plainDishName));
  const unliked = task.wishes.filter(({ isLess }) => isLess);
  const mains = meals.map(({ name }) => findDish(name)?.mainIngredient);
  return meals.flatMap((meal, place) => {
    if (options.locked.includes(place)) return [];
    const { kcal } = fixedMealOf(meal).figures;
    const kind = findDish(meal.name)?.recipe.kind ?? recipeKind(meal.mealType, kcal);
    const others = mains.toSpliced(place, 1);
    const rest = heldByDay(meals.toSpliced(place, 1));
    return findCandidates(task, kind)
      .filter(({ recipe, mainIngredient }) => !unwanted.has(recipe.name) && !others.includes(mainIngredient))
      .filter((dish) => !unliked.some((wish) => isAbout(wish, meal.mealType) && concerns(wish, dish)))
      .map((dish) => {
        const ranges = nutrientsOf(dish);
        const held = averageDay(plus(rest, ranges, kcal / ranges.kcal[1]), around);
        return { place, dish, isLately: lately.has(dish.recipe.name), held, lack: lackOf(marks, held) };
      });
  });
}

/** Those first with which an average day would miss least of one mark and then of all; what the person had lately comes last. */
export function bestFor<Some extends MendingDish>(mark: Mark, dishes: readonly Some[]): Some[] {
  const margin = mark.isLimit ? 1 - MARGIN : 1 + MARGIN;
  const sought = { ...mark, amount: margin * mark.amount };
  const misses = new Map(dishes.map((one) => [one, missedShare(sought, one.held) + one.lack]));
  const missesOf = (one: Some) => misses.get(one) ?? 0;
  return [...dishes].sort((a, b) => Number(a.isLately) - Number(b.isLately) || missesOf(a) - missesOf(b));
}

const NUTRIENTS_OF = new WeakMap<Dish, NutrientRanges>();

/** What a dish holds as its recipe has it. */
function nutrientsOf(dish: Dish): NutrientRanges {
  const known = NUTRIENTS_OF.get(dish) ?? mealNutrients(portionsOfDish(dish), dish.recipe.steps);
  NUTRIENTS_OF.set(dish, known);
  return known;
}
