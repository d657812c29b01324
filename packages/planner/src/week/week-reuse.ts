import type { PlannedPlaces } from '@platewise/domain/meals-to-fill';
import { findFood } from '@platewise/nutrition/foods/foods';
import { isGoodWarmedUp, isRice } from '@platewise/nutrition/recipes/keeping';
import { findCandidates, findDish, plainDishName, recipeKind } from '../day/candidates/find-candidates.ts';
import type { Dish } from '../day/dish.ts';
import { fixedMealOf } from '../day/fixed-meal.ts';
import type { DaySlot } from '../day/plan-day.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { planLimits } from '../day/scoring/plan-limits.ts';
import { planScore } from '../day/scoring/plan-score.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { withSizes } from './week-day.ts';
import type { ReadDay } from './week-days.ts';

/** Around a plate of yesterday's a day has to hold its targets like any other: this share of the kcal, these points of a macro. */
const HOLDS = { kcal: 0.005, macro: 0.03 } as const;

/** Of these nobody pregnant eats what was left over. */
const RISKY_GROUPS: ReadonlySet<string> = new Set(['fish', 'shellfish']);

/** The meals of each day that are to be planned. */
export function openPlaces(read: readonly ReadDay[]): PlannedPlaces[] {
  return read.map(({ date, slots }) => ({
    date,
    open: slots.flatMap(({ mealType, change }) => (change.kind === 'new' ? mealType : [])),
  }));
}

/**
 * The ways in which a day is tried before it is planned as it was read, the one that asks for the least first: with an earlier breakfast again, with what the dinner before
 * has left for its lunch and a dinner that leaves the next one; without the first; with such a dinner alone.
 */
export function easierWays(
  one: ReadDay,
  { breakfast, dinner, isDoubled }: { breakfast: PlannedMeal | null; dinner: PlannedMeal | null; isDoubled: boolean },
): ReadDay[] {
  const keeping = isDoubled ? [withKeepingDinner(one)] : [];
  const [best = one] = keeping;
  const fed = dinner && withLeftover(best, dinner);
  const again = breakfast && withRepeat(fed ?? best, breakfast);
  return [...(again ? [again] : []), ...(fed ? [fed] : []), ...keeping];
}

/** The dinner of a planned day, where it can be the lunch of the next. */
export function dinnerThatWaits({ task, slots }: ReadDay, meals: readonly PlannedMeal[]): PlannedMeal | null {
  const dinner = meals[slots.findIndex(isOpenDinner)];
  // A side is made fresh.
  const dish = dinner && findDish(plainDishName(dinner.name));
  return dinner && dish && canWait(task, dish) ? dinner : null;
}

/** Whether the meals of a day are as near to its targets as any day of a week has to be. */
export function holdsTargets(task: PlanningTask, meals: readonly PlannedMeal[]): boolean {
  const figures = meals.map((meal) => fixedMealOf(meal).figures);
  const { kcalError, macroDistance } = planScore({ ...task, fixed: [] }, planLimits(task), figures);
  return kcalError <= HOLDS.kcal && macroDistance <= HOLDS.macro;
}

/** What is cooked on a day: nothing that was left over, and twice the dinner that is the next day's lunch. */
export function cookedMeals(
  { slots }: Pick<ReadDay, 'slots'>,
  meals: readonly PlannedMeal[],
  isDinnerDoubled: boolean,
): PlannedMeal[] {
  return meals.flatMap((meal, place) => {
    const slot = slots[place];
    if (slot?.change.kind === 'fixed' && slot.change.isLeftover) return [];
    return isDinnerDoubled && slot && isOpenDinner(slot) ? { ...meal, servings: meal.servings * 2 } : meal;
  });
}

function isOpenDinner({ mealType, change }: DaySlot): boolean {
  return mealType === 'dinner' && change.kind === 'new';
}

function canWait({ exclusions }: PlanningTask, { recipe }: Dish): boolean {
  const isPregnant = exclusions.some(({ onlyDone }) => onlyDone);
  const isRisky = (food: string) => isRice(food) || RISKY_GROUPS.has(findFood(food)?.group ?? '');
  return isGoodWarmedUp(recipe) && !(isPregnant && recipe.items.some(([food]) => isRisky(food)));
}

/** A day whose dinner is one of those that are good warmed up the day after, and safe for who eats. */
function withKeepingDinner(one: ReadDay): ReadDay {
  return {
    ...one,
    slots: one.slots.map((slot) => {
      const { change, mealType, kcal } = slot;
      if (mealType !== 'dinner' || change.kind !== 'new') return slot;
      const dishes = findCandidates(one.task, recipeKind(mealType, kcal));
      const others = dishes.filter((dish) => !canWait(one.task, dish)).map(({ recipe }) => recipe.name);
      return { ...slot, change: { kind: 'new', not: [...change.not, ...others] } };
    }),
  };
}

/** The day with that meal for its lunch, and the others sized for what it leaves; null where they cannot hold that. */
function withLeftover(one: ReadDay, dinner: PlannedMeal): ReadDay | null {
  const meal: PlannedMeal = { ...dinner, mealType: 'lunch' };
  const place = one.slots.findIndex(({ mealType, change }) => mealType === 'lunch' && change.kind === 'new');
  const kept: DaySlot = {
    mealType: 'lunch',
    kcal: fixedMealOf(meal).figures.kcal,
    change: { kind: 'fixed', meal, isLeftover: true },
  };
  const slots = withSizes(one.slots.with(place, kept), one.task.targetKcal);
  return slots && { ...one, slots, task: { ...one.task, slots }, kept: [...one.kept, meal] };
}

/** The day with that breakfast again, in the amounts that this day asks for. */
function withRepeat(one: ReadDay, { name }: PlannedMeal): ReadDay {
  const place = one.slots.findIndex(({ mealType, change }) => mealType === 'breakfast' && change.kind === 'new');
  const slot = one.slots[place];
  if (!slot) return one;
  const slots = one.slots.with(place, { ...slot, change: { kind: 'dish', name, isRepeat: true, keepsSide: true } });
  return { ...one, slots, task: { ...one.task, slots } };
}
