import { REHEAT_MINUTES } from '@platewise/nutrition/recipes/keeping';
import { findCandidates, recipeKind } from '../day/candidates/find-candidates.ts';
import type { Dish } from '../day/dish.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { ReadDay } from './week-days.ts';

/** Minutes in the kitchen on a day on which is cooked ahead, and on those that live of it. */
const DAY_MINUTES = { batch: 150, other: 25 } as const;

/** Minutes of a dish with which such a day stays below that: our own sharing out between breakfast, a plate to warm up and one dish, or two pots. */
const DISH_MINUTES = { breakfast: [10, 15], other: [15, 20, 30], batch: [65] } as const;
/** So many dishes leave a day a choice; where fewer are done as soon, slower ones are taken too. */
const CHOICE = 8;

/** How long the kitchen may take on a day; without bounds where nothing is cooked ahead. */
export function minutesOfDay(date: string, batchDay: string | null): number {
  if (batchDay === null) return Infinity;
  return date === batchDay ? DAY_MINUTES.batch : DAY_MINUTES.other;
}

/** Minutes that the meals of a day take; what was left over is warmed up. */
export function minutesOf({ slots }: Pick<ReadDay, 'slots'>, meals: readonly PlannedMeal[]): number {
  return meals.reduce((sum, { prepTime, cookTime }, place) => {
    const change = slots[place]?.change;
    const isLeftOver = change?.kind === 'fixed' && change.leftover !== undefined;
    return sum + (isLeftOver ? REHEAT_MINUTES : prepTime + cookTime);
  }, 0);
}

/**
 * A day whose open meals are of dishes that are done soon; on the batch day its breakfast, which the others have again, and pots of which two
 * fit into it. The day itself where nothing is cooked ahead.
 */
export function withSoonDone(one: ReadDay, batchDay: string | null): ReadDay {
  if (batchDay === null) return one;
  return {
    ...one,
    slots: one.slots.map((slot) => {
      const { change, mealType, kcal } = slot;
      const isBreakfast = mealType === 'breakfast';
      if (change.kind !== 'new') return slot;
      const dishes = findCandidates(one.task, recipeKind(mealType, kcal));
      const kind = isBreakfast ? 'breakfast' : one.date === batchDay ? 'batch' : 'other';
      const soon = soonest(dishes, DISH_MINUTES[kind]);
      const others = dishes.filter((dish) => !soon.includes(dish)).map(({ recipe }) => recipe.name);
      return { ...slot, change: { ...change, not: [...change.not, ...others] } };
    }),
  };
}

/** The dishes that take no longer than the first of some minutes that leaves a choice. */
function soonest(dishes: readonly Dish[], limits: readonly number[]): readonly Dish[] {
  const within = limits.map((most) => dishes.filter((dish) => minutesOfDish(dish) <= most));
  return within.find(({ length }) => length >= CHOICE) ?? dishes;
}

function minutesOfDish({ recipe: { prepMinutes, cookMinutes } }: Dish): number {
  return prepMinutes + cookMinutes;
}
