import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { mealNutrients, type NutrientRanges } from '@platewise/nutrition/nutrients/meal-nutrients';
import { findCandidates, findDish, plainDishName, recipeKind } from '../../day/candidates/find-candidates.ts';
import { concerns, isAbout } from '../../day/candidates/wished-pools.ts';
import { type Dish, portionsOfDish } from '../../day/dish.ts';
import { fixedMealOf } from '../../day/fixed-meal.ts';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { readRequest } from '../../request/read-request.ts';
import type { ChangeOptions } from '../swap-meal.ts';
import { type HeldNutrients, heldByDay, lackOf, type Mark, missedShare, plus } from './day-marks.ts';

/** A dish for one place of a plan. */
export type MendingDish = { place: number; dish: Dish };

/** Portions and kitchen amounts move what a dish brings: so much more than a mark is looked for. */
const MARGIN = 0.05;

type Missing = { marks: readonly Mark[]; mark: Mark; held: HeldNutrients };

/**
 * The dishes that may take the place of a meal, those first with which the day would miss least of one mark and then of all, each in
 * the size of the meal. Locked meals stay, no main ingredient comes twice, what the notes ask less of is not proposed, and what the person
 * had lately comes last.
 */
export function mendingDishes(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  missing: Missing,
  options: ChangeOptions,
): MendingDish[] {
  const task = readRequest(request);
  const unwanted = new Set([...meals.map(({ name }) => name), ...(options.disliked ?? [])].map(plainDishName));
  const lately = new Set(options.avoid.map(plainDishName));
  const unliked = task.wishes.filter(({ isLess }) => isLess);
  const mains = meals.map(({ name }) => findDish(name)?.mainIngredient);
  return meals
    .flatMap((meal, place) => {
      if (options.locked.includes(place)) return [];
      const { kcal } = fixedMealOf(meal).figures;
      const kind = findDish(meal.name)?.recipe.kind ?? recipeKind(meal.mealType, kcal);
      const others = mains.toSpliced(place, 1);
      const rest = heldByDay(meals.toSpliced(place, 1));
      return findCandidates(task, kind)
        .filter(({ recipe, mainIngredient }) => !unwanted.has(recipe.name) && !others.includes(mainIngredient))
        .filter((dish) => !unliked.some((wish) => isAbout(wish, meal.mealType) && concerns(wish, dish)))
        .map((dish) => ({
          place,
          dish,
          isLast: lately.has(dish.recipe.name),
          misses: missesWith(dish, { rest, kcal }, missing),
        }));
    })
    .sort((a, b) => Number(a.isLast) - Number(b.isLast) || a.misses - b.misses);
}

function missesWith(dish: Dish, { rest, kcal }: { rest: HeldNutrients; kcal: number }, { marks, mark }: Missing) {
  const ranges = nutrientsOf(dish);
  const day = plus(rest, ranges, kcal / ranges.kcal[1]);
  const margin = mark.isLimit ? 1 - MARGIN : 1 + MARGIN;
  return missedShare({ ...mark, amount: margin * mark.amount }, day) + lackOf(marks, day);
}

const NUTRIENTS_OF = new WeakMap<Dish, NutrientRanges>();

/** What a dish holds as its recipe has it. */
function nutrientsOf(dish: Dish): NutrientRanges {
  const known = NUTRIENTS_OF.get(dish) ?? mealNutrients(portionsOfDish(dish), dish.recipe.steps);
  NUTRIENTS_OF.set(dish, known);
  return known;
}
