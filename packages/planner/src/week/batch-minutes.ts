import { REHEAT_MINUTES } from '@platewise/nutrition/recipes/keeping';
import { findCandidates, findDish, recipeKind } from '../day/candidates/find-candidates.ts';
import type { Dish } from '../day/dish.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { ReadDay } from './week-days.ts';

/** Minutes in the kitchen on any day, on one on which is cooked ahead, and on those that live of it. */
const DAY_MINUTES = { usual: 60, batch: 150, other: 25 } as const;

/** Minutes of a dish with which a day stays below that: our own sharing out between breakfast, a plate to warm up and one dish, or two pots. */
const DISH_MINUTES = {
  usual: { breakfast: [20, 30], other: [40, 60] },
  batch: { breakfast: [10, 15], other: [65] },
  other: { breakfast: [10, 15], other: [15, 20, 30] },
} as const;
/** So many dishes leave a day a choice; where fewer are done as soon, slower ones are taken too. */
const CHOICE = 8;

/** How long the kitchen may take on a day. */
export function minutesOfDay(date: string, batchDay: string | null): number {
  return DAY_MINUTES[kindOfDay(date, batchDay)];
}

function kindOfDay(date: string, batchDay: string | null): keyof typeof DAY_MINUTES {
  if (batchDay === null) return 'usual';
  return date === batchDay ? 'batch' : 'other';
}

/** Minutes that the meals of a day take; what was left over is warmed up. */
export function minutesOf({ slots }: Pick<ReadDay, 'slots'>, meals: readonly PlannedMeal[]): number {
  return meals.reduce((sum, meal, place) => {
    const change = slots[place]?.change;
    const isLeftOver = change?.kind === 'fixed' && change.leftover !== undefined;
    return sum + (isLeftOver ? REHEAT_MINUTES : minutesOfMeal(meal));
  }, 0);
}

/** Minutes by which a day that lives of a batch day takes longer than it may; 0 on any other, where they count as what meals ask for. */
export function minutesOverOf(
  one: Pick<ReadDay, 'date' | 'slots'>,
  meals: readonly PlannedMeal[],
  batchDay: string | null,
): number {
  if (kindOfDay(one.date, batchDay) !== 'other') return 0;
  return Math.max(0, minutesOf(one, meals) - DAY_MINUTES.other);
}

/** Minutes that a day leaves for its open meals, without those whose dish is known. */
export function minutesLeft({ slots }: Pick<ReadDay, 'slots'>, minutesMax: number): number {
  return slots.reduce((left, { change }) => {
    if (change.kind === 'new') return left;
    if (change.kind === 'fixed') return left - (change.leftover ? REHEAT_MINUTES : minutesOfMeal(change.meal));
    const dish = change.composed ?? findDish(change.name);
    return left - (dish ? minutesOfDish(dish) : 0);
  }, minutesMax);
}

/**
 * A day whose open meals are of dishes that are done soon, as far as that leaves a choice: where is cooked ahead on another day at once, on that
 * day its breakfast, which the others have again, and pots of which two fit into it. Behind it, for days that hold no targets so, with dishes that any day has time for.
 */
export function withSoonDone(one: ReadDay, batchDay: string | null): ReadDay[] {
  const kind = kindOfDay(one.date, batchDay);
  const kinds: (keyof typeof DISH_MINUTES)[] = kind === 'other' ? ['other', 'usual'] : [kind];
  return kinds.map((each) => withDishesOf(one, DISH_MINUTES[each]));
}

function withDishesOf(one: ReadDay, minutes: (typeof DISH_MINUTES)[keyof typeof DISH_MINUTES]): ReadDay {
  return {
    ...one,
    slots: one.slots.map((slot) => {
      const { change, mealType, kcal } = slot;
      if (change.kind !== 'new') return slot;
      const dishes = findCandidates(one.task, recipeKind(mealType, kcal));
      const soon = soonest(dishes, minutes[mealType === 'breakfast' ? 'breakfast' : 'other']);
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

function minutesOfMeal({ prepTime, cookTime }: PlannedMeal): number {
  return prepTime + cookTime;
}

/** Minutes of a dish without a side. */
export function minutesOfDish({ recipe: { prepMinutes, cookMinutes } }: Dish): number {
  return prepMinutes + cookMinutes;
}
