import type { MealType } from '@platewise/contract/generation/options';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { ANY_DISH } from '../../change/slot-change.ts';
import { type Slot, shareOut } from '../../request/meal-slots.ts';
import type { PlanningTask } from '../../request/read-request.ts';
import { findDish } from '../candidates/find-candidates.ts';
import { fixedMealOf } from '../fixed-meal.ts';
import type { DaySlot } from '../plan-day.ts';
import type { PlannedMeal } from '../plan-outcome.ts';

/** Where dishes of a kind may stand: a breakfast also at noon or in the evening, a main at both, a snack as a snack alone. */
const PLACES: Record<RecipeKind, readonly MealType[]> = {
  breakfast: ['breakfast', 'lunch', 'dinner'],
  main: ['lunch', 'dinner'],
  snack: ['snack'],
};

/**
 * The favorite in the slot of the day that it takes: the one that it was kept for where the day has it, else the first
 * that suits its kind (a lunch takes the dinner of a day of one meal, a breakfast the lunch of a day of two). Null where
 * the day has none: a snack in a day without snacks.
 */
export function placeFavorite(slots: readonly Slot[], meal: PlannedMeal): { place: number; meal: PlannedMeal } | null {
  const places = PLACES[findDish(meal.name)?.recipe.kind ?? 'main'];
  const wanted = [...places.filter((one) => one === meal.mealType), ...places];
  const mealType = wanted.find((one) => slots.some((slot) => slot.mealType === one));
  if (mealType === undefined) return null;
  return { place: slots.findIndex((slot) => slot.mealType === mealType), meal: { ...meal, mealType } };
}

/**
 * The slots of the day with the favorite in its place and what it leaves of the target shared out among the others;
 * null where these cannot hold it.
 */
export function slotsAround(
  { slots, targetKcal }: Pick<PlanningTask, 'targetKcal'> & { slots: readonly Slot[] },
  { place, meal }: { place: number; meal: PlannedMeal },
): DaySlot[] | null {
  const { mealType } = meal;
  const { kcal } = fixedMealOf(meal).figures;
  const fixed: DaySlot = { mealType, kcal, change: { kind: 'fixed', meal, isFavorite: true } };
  const open = slots.filter((_, index) => index !== place);
  if (open.length === 0) return [fixed];
  const others = shareOut(open, targetKcal - kcal)?.map((slot): DaySlot => ({ ...slot, change: ANY_DISH }));
  return others?.toSpliced(place, 0, fixed) ?? null;
}
