import { type CookingRhythm, type LeftoverPlace, leftoverPlaces } from '@platewise/domain/calendar/leftover-places';
import type { PlannedPlaces } from '@platewise/domain/calendar/meals-to-fill';
import { plateBreaches } from '@platewise/nutrition/recipes/plate-bounds';
import { canWait, keptIn } from '../day/can-wait.ts';
import { findCandidates, findDish, recipeKind } from '../day/candidates/find-candidates.ts';
import { type Figures, sumFigures } from '../day/figures.ts';
import { fixedMealOf, portionsOf } from '../day/fixed-meal.ts';
import type { DaySlot } from '../day/plan-day.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { planLimits } from '../day/scoring/plan-limits.ts';
import { macroDistance, planScore } from '../day/scoring/plan-score.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { withSizes } from './week-day.ts';
import type { ReadDay } from './week-days.ts';

/** Around plates of earlier days a day has to hold its targets like any other: this share of the kcal, these points of a macro. */
export const HOLDS = { kcal: 0.005, macro: 0.03 } as const;

/** Servings of what an earlier meal left that a day is tried with: the same plate, or a smaller or larger part of the pot. */
export const PORTIONS = [1, 0.75, 1.25] as const;
/** Of all ways to share out the pots of earlier days, a day is tried with so many. */
const SHARINGS = 2;

/** What an earlier meal leaves for a place of a day. */
export type WaitingPlate = { place: LeftoverPlace; meal: PlannedMeal; isFrozen: boolean };

/** For how many days some of a meal of a day has to wait, by what the meal is called. */
export type Waits = ReadonlyMap<string, readonly number[]>;

/** The places of some days that may be left over from earlier ones. */
export function placesLeftOver(read: readonly ReadDay[], rhythm: CookingRhythm | null): LeftoverPlace[] {
  return rhythm ? leftoverPlaces(openPlaces(read), rhythm) : [];
}

/** The meals of each day that are to be planned. */
export function openPlaces(read: readonly ReadDay[]): PlannedPlaces[] {
  return read.map(({ date, slots }) => ({
    date,
    open: slots.flatMap(({ mealType, change }) => (change.kind === 'new' ? mealType : [])),
  }));
}

/**
 * The ways in which a day is tried before it is planned as it was read, the one that asks for the least first: with all that earlier days
 * left for it, and one of the earlier breakfasts again; with less of that; with meals that keep for those after them alone.
 */
export function easierWays(
  one: ReadDay,
  { breakfasts, plates, waits }: { breakfasts: readonly PlannedMeal[]; plates: readonly WaitingPlate[]; waits: Waits },
): ReadDay[] {
  const keeping = waits.size > 0 ? [withKeepingMeals(one, waits)] : [];
  const [best = one] = keeping;
  const again = (way: ReadDay) => breakfasts.flatMap((breakfast) => withRepeat(way, breakfast));
  const fed = choicesOf(plates).flatMap((some) => sharingsOf(best, some));
  // The breakfast gives way before a meal that is there already does.
  return [...fed.flatMap((way) => [...again(way), way]), ...again(best), ...keeping];
}

/** A meal of a planned day that is left for a place of a later one, where it can wait for that. */
export function waitingPlate(
  { task, slots }: ReadDay,
  meals: readonly PlannedMeal[],
  { place, days }: { place: LeftoverPlace; days: number },
): WaitingPlate | null {
  const meal = meals[slots.findIndex((slot) => isOpen(slot, place.from.meal))];
  const dish = meal && findDish(meal.name);
  if (!meal || !dish || !canWait(task, dish, [days])) return null;
  return { place, meal, isFrozen: keptIn(dish, days) === 'freezer' };
}

/** Whether the meals of a day are as near to its targets as any day of a week has to be. */
export function holdsTargets(task: PlanningTask, meals: readonly PlannedMeal[]): boolean {
  const figures = meals.map((meal) => fixedMealOf(meal).figures);
  const score = planScore({ ...task, fixed: [] }, planLimits(task), figures);
  return score.kcalError <= HOLDS.kcal && score.macroDistance <= HOLDS.macro;
}

/** What is cooked on a day: nothing that was left over, and more of what later days eat as well. */
export function cookedMeals(
  { slots }: Pick<ReadDay, 'slots'>,
  meals: readonly PlannedMeal[],
  waits: Waits,
): PlannedMeal[] {
  return meals.flatMap((meal, place) => {
    const slot = slots[place];
    if (slot?.change.kind === 'fixed' && slot.change.leftover) return [];
    const later = (slot?.change.kind === 'new' && waits.get(slot.mealType)?.length) || 0;
    return { ...meal, servings: meal.servings * (1 + later) };
  });
}

function isOpen({ mealType, change }: DaySlot, meal: string): boolean {
  return mealType === meal && change.kind === 'new';
}

/** A day whose meals, where something of them waits for later, are of dishes that are good warmed up then, and safe for who eats. */
function withKeepingMeals(one: ReadDay, waits: Waits): ReadDay {
  return {
    ...one,
    slots: one.slots.map((slot) => {
      const { change, mealType, kcal } = slot;
      const days = waits.get(mealType);
      if (!days || change.kind !== 'new') return slot;
      const dishes = findCandidates(one.task, recipeKind(mealType, kcal));
      const others = dishes.filter((dish) => !canWait(one.task, dish, days)).map(({ recipe }) => recipe.name);
      return { ...slot, change: { ...change, not: [...change.not, ...others], waits: days } };
    }),
  };
}

/** All that waits for a day, then each part of it by itself. */
function choicesOf(plates: readonly WaitingPlate[]): (readonly WaitingPlate[])[] {
  if (plates.length === 0) return [];
  return plates.length === 1 ? [plates] : [plates, ...plates.map((plate) => [plate])];
}

/**
 * The day with those plates, as they were, then in the portions that leave the most fitting rest for its other meals; none where these
 * cannot hold that.
 */
function sharingsOf(one: ReadDay, plates: readonly WaitingPlate[]): ReadDay[] {
  const sharings = plates.reduce<number[][]>(
    (sofar) => sofar.flatMap((some) => PORTIONS.map((portion) => [...some, portion])),
    [[]],
  );
  return sharings
    .flatMap((portions) => {
      const way = withLeftovers(one, plates, portions);
      return way ? { way, misfit: portions.every((portion) => portion === 1) ? 0 : misfitOf(way) } : [];
    })
    .sort((a, b) => a.misfit - b.misfit)
    .slice(0, SHARINGS)
    .map(({ way }) => way);
}

/** How far what is left for the open meals of a day is from the macros that the day aims at; 0 where nothing is open. */
function misfitOf({ task, slots }: ReadDay): number {
  const fixed = slots.flatMap(({ change }) => (change.kind === 'fixed' ? [fixedMealOf(change.meal).figures] : []));
  const had = sumFigures(fixed);
  const open = task.targetKcal - had.kcal;
  if (open <= 0) return 0;
  const left = (share: number, perGram: number, has: number) => Math.max(0, (share * task.targetKcal) / perGram - has);
  const { protein, carbs, fat } = task.shares;
  const rest: Figures = {
    kcal: open,
    netCarbs: 0,
    protein: left(protein, 4, had.protein),
    carbs: left(carbs, 4, had.carbs),
    fat: left(fat, 9, had.fat),
  };
  return macroDistance(task, rest);
}

/** The day with those meals for its own, and the others sized for what they leave; null where they cannot hold that. */
function withLeftovers(one: ReadDay, plates: readonly WaitingPlate[], portions: readonly number[]): ReadDay | null {
  let all = one.slots;
  const kept: PlannedMeal[] = [];
  for (const [index, { place, meal: left, isFrozen }] of plates.entries()) {
    const at = all.findIndex((slot) => isOpen(slot, place.meal));
    const slot = all[at];
    if (!slot) return null;
    const portion = portions[index] ?? 1;
    if (portion !== 1 && !isPlate(one.task, left, portion)) return null;
    const meal: PlannedMeal = { ...left, mealType: slot.mealType, servings: left.servings * portion };
    const change = { kind: 'fixed', meal, leftover: { from: place.from, isFrozen } } as const;
    all = all.with(at, { mealType: slot.mealType, kcal: fixedMealOf(meal).figures.kcal, change });
    kept.push(meal);
  }
  const slots = withSizes(all, one.task.targetKcal);
  return slots && { ...one, slots, task: { ...one.task, slots }, kept: [...one.kept, ...kept] };
}

/** Whether such a part of a pot is still a plate that people eat (decisions 9.2). */
function isPlate({ diet }: PlanningTask, meal: PlannedMeal, portion: number): boolean {
  const portions = portionsOf(meal).map(({ food, grams }) => ({ food, grams: grams * portion }));
  const { name, calories } = meal;
  const plate = { name, kcal: calories * portion, isSnack: false, isKeto: diet === 'keto' };
  return plateBreaches(portions, plate).length === 0;
}

/** The day with that breakfast again, in the amounts that this day asks for; none where no breakfast is open. */
function withRepeat(one: ReadDay, { name }: PlannedMeal): ReadDay[] {
  const place = one.slots.findIndex((slot) => isOpen(slot, 'breakfast'));
  const slot = one.slots[place];
  if (!slot) return [];
  const slots = one.slots.with(place, { ...slot, change: { kind: 'dish', name, isRepeat: true, keepsSide: true } });
  return [{ ...one, slots, task: { ...one.task, slots } }];
}
