import type { MealPlace } from '@platewise/domain/calendar/leftover-places';
import { findDish } from '../day/candidates/find-candidates.ts';
import type { Dish } from '../day/dish.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { composedDish } from '../proposals/composed-recipe.ts';

/** What becomes of one slot of a day: filled again, the same dish in another amount, or left exactly as it is. */
export type SlotChange =
  /** Any dish but those named, with a side that keeps where some of it waits for so many days. */
  | { kind: 'new'; not: readonly string[]; waits?: readonly number[] }
  /**
   * The dish of that name, portioned for the day: one of the table, or one that a model composed (for this plan, or before).
   * One that stood in the plan already keeps the side that it has.
   */
  | { kind: 'dish'; name: string; composed?: Dish; isProposed?: true; isRepeat?: true; keepsSide?: true }
  /** The meal stays byte for byte; its figures, times its servings, count towards the day. */
  | { kind: 'fixed'; meal: PlannedMeal; isFavorite?: true; leftover?: { from: MealPlace; isFrozen: boolean } };

/** A slot that any dish may fill. */
export const ANY_DISH: SlotChange = { kind: 'new', not: [] };

/**
 * The meal's own dish in the amounts that the day asks for. A locked meal, one whose servings the person set and one whose
 * recipe the table no longer has stay as they are.
 */
export function keepDish(meal: PlannedMeal, isLocked: boolean): SlotChange {
  const { name } = meal;
  const composed = composedDish(meal);
  const stays = isLocked || meal.servings !== 1 || !(composed ?? findDish(name));
  if (stays) return { kind: 'fixed', meal };
  return composed ? { kind: 'dish', name, composed } : { kind: 'dish', name, keepsSide: true };
}
