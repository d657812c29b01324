import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { findCandidates, findDish, recipeKind } from '../day/candidates/find-candidates.ts';
import { concerns, isAbout } from '../day/candidates/wished-pools.ts';
import type { Dish } from '../day/dish.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { daySlots, type Slot } from '../request/meal-slots.ts';
import type { Wish } from '../request/notes/wish-words.ts';
import { type PlanningTask, readRequest } from '../request/read-request.ts';

/** What became of a wish: kept, kept for some of the meals, not, or nothing that the dishes allow. */
export type Served = 'kept' | 'in part' | 'not kept' | 'impossible';

/** The least by which a meal that is to be large, or light, differs from its usual share of the day. */
const MOVED = 0.1;
const ABOUT_KCAL = 0.12;

/**
 * What the meals of a day make of each wish of its notes, counted by looking at the dishes and not at what the plan reports. Wishes
 * that no dish can answer (guests, costs, shares of energy) are left out.
 */
export function servedWishes(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
): { wish: Wish; served: Served }[] {
  const task = readRequest(request);
  return task.wishes
    .filter(({ cuisine, foods, trait, size }) => cuisine ?? foods ?? trait ?? size)
    .map((wish) => ({ wish, served: servedOf(wish, task, request, meals) }));
}

function servedOf(wish: Wish, task: PlanningTask, request: GenerationRequest, meals: readonly PlannedMeal[]): Served {
  const asked = wish.size?.mealType ?? wish.mealType;
  const about = meals.filter(({ mealType }) => asked === undefined || asked === mealType);
  if (about.length === 0) return 'impossible';
  // The only meal of a day is as large as the day.
  if (wish.size && meals.length === 1) return 'impossible';
  if (wish.size) return isOfSize(wish.size, request, about) ? 'kept' : 'not kept';
  const slots = (task.slots ?? []).filter(({ mealType }) => isAbout(wish, mealType));
  const isDone = (dish: Dish) => concerns(wish, dish) !== Boolean(wish.isLess);
  const possible = slots.filter((slot) => fillingDishes(task, slot).some(isDone));
  if (possible.length === 0) return 'impossible';
  const kept = about.filter(({ name }) => {
    const dish = findDish(name);
    return dish !== undefined && isDone(dish);
  });
  if (wish.isLess) return answer(kept.length, Math.min(possible.length, about.length), about.length);
  // What is asked for once, and a cuisine that is liked, is served by one meal; what all should be, by most.
  const least = wish.reach === 'all' ? Math.ceil(possible.length / 2) : 1;
  return answer(kept.length, least, least);
}

function answer(kept: number, possible: number, asked: number): Served {
  if (kept >= possible) return 'kept';
  return kept > 0 && asked > 1 ? 'in part' : 'not kept';
}

function fillingDishes(task: PlanningTask, { mealType, kcal }: Slot): readonly Dish[] {
  return findCandidates(task, recipeKind(mealType, kcal));
}

function isOfSize(size: NonNullable<Wish['size']>, request: GenerationRequest, about: readonly PlannedMeal[]): boolean {
  const usual = daySlots(request.mealCount, request.calorieTarget)?.find(({ mealType }) => mealType === size.mealType);
  const [meal] = about;
  if (!usual || !meal) return false;
  const kcal = meal.calories * meal.servings;
  if ('kcal' in size) return Math.abs(kcal - size.kcal) <= ABOUT_KCAL * size.kcal;
  return size.factor > 1 ? kcal >= usual.kcal * (1 + MOVED) : kcal <= usual.kcal * (1 - MOVED);
}
