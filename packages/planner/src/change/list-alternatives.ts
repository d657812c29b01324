import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { candidatesFor, wishesFor } from '../day/candidates/candidates-for.ts';
import { findDish, plainDishName, recipeKind } from '../day/candidates/find-candidates.ts';
import { isFrom, plainRegion } from '../day/candidates/region-pools.ts';
import { isLeftOut, isLiked } from '../day/candidates/taste-pools.ts';
import type { Dish } from '../day/dish.ts';
import { fixedMealOf } from '../day/fixed-meal.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { seededRandom } from '../day/seeded-random.ts';
import { type ChangeOptions, swapMeal } from './swap-meal.ts';

/** One dish that may stand in for a meal, by its recipe's id, and the whole plan as it would be with it. */
export type Alternative = { id: string; name: string; meal: PlannedMeal; plan: Extract<PlanOutcome, { ok: true }> };

export const ALTERNATIVES_SHOWN = 3;

/** Dishes that are tried before fewer than three are an answer. */
const TRIES = 30;

/**
 * Up to three dishes that can stand in for the meal in one place, each with the plan that follows: of different main
 * ingredients, and only where the day still meets its targets. A person's taste and the region that they chose say which are tried first, and hide none: where
 * those are not three, the others follow. The same plan and options give the same alternatives.
 */
export function listAlternatives(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  { place }: { place: number },
  { taste, region, ...options }: ChangeOptions,
): Alternative[] {
  const shown: Alternative[] = [];
  const mainIngredients = new Set<string>();
  for (const { recipe, mainIngredient } of toTry(request, meals, place, { ...options, taste, region })) {
    if (mainIngredients.has(mainIngredient)) continue;
    const plan = swapMeal(request, meals, { place, name: recipe.name }, options);
    const meal = plan.ok ? plan.meals[place] : undefined;
    if (!plan.ok || !meal) continue;
    mainIngredients.add(mainIngredient);
    shown.push({ id: recipe.id, name: recipe.name, meal, plan });
    if (shown.length === ALTERNATIVES_SHOWN) break;
  }
  return shown;
}

/** The dishes that are tried: by taste and region first, then as without them. */
function* toTry(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  place: number,
  { taste, region, ...options }: ChangeOptions,
): Generator<Dish> {
  const liked = taste || region ? inOrder(request, meals, place, { ...options, taste, region }).slice(0, TRIES) : [];
  yield* liked;
  const plain = inOrder(request, meals, place, options).slice(0, TRIES);
  yield* plain.filter((dish) => !liked.includes(dish));
}

/**
 * Every dish that may take the place, shuffled by the seed; those of a main ingredient that the day has, or had lately, come last. What is from
 * elsewhere than a region that was chosen follows what is from there. By a
 * taste what is liked comes first among its equals, and what is disliked after all others.
 */
function inOrder(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  place: number,
  { seed, avoid, disliked = [], taste, region }: ChangeOptions,
): Dish[] {
  const current = meals[place];
  if (!current) return [];
  const names = new Set([...meals.map(({ name }) => name), ...disliked].map(plainDishName));
  const lately = new Set(avoid.map(plainDishName));
  const kcal = fixedMealOf(current).figures.kcal;
  const kind = findDish(current.name)?.recipe.kind ?? recipeKind(current.mealType, kcal);
  const present = new Set(meals.map(({ name }) => findDish(name)?.mainIngredient));
  const wishes = taste || region ? wishesFor(request) : [];
  const home = plainRegion(region, wishes);
  const random = seededRandom(seed + 31 * (place + 1));
  return candidatesFor(request, kind)
    .filter(({ recipe }) => !names.has(recipe.name))
    .map((dish) => {
      const isElsewhere = home !== null && !isFrom(home, dish);
      const isLast = present.has(dish.mainIngredient) || lately.has(dish.recipe.name);
      const [first, last] = taste ? [isLiked(taste, dish), isLeftOut(taste, wishes, dish)] : [false, false];
      return { dish, order: random() + (first ? 0 : 1) + (isElsewhere ? 2 : 0) + (isLast ? 4 : 0) + (last ? 8 : 0) };
    })
    .sort((a, b) => a.order - b.order)
    .map(({ dish }) => dish);
}
