import type { Certificate } from '@platewise/contract/generation-schema';
import type { Meal } from '@platewise/contract/meal-schema';

/** A plan as the pages show it; `undoSteps` are the changes that can be taken back. */
export type ShownPlan = { meals: Meal[]; certificate: Certificate; undoSteps: number };

type MealOrder = { mealId: string; locked: readonly string[] };

/**
 * What a person asked to change, as it stood when they asked. `key` names the click: another try sends the same again,
 * so that it is made and paid once (decisions 3).
 */
export type ChangeOrder =
  | (MealOrder & { kind: 'new-meal'; key: string })
  | (MealOrder & { kind: 'swap'; alternative: string; key: string })
  | (MealOrder & { kind: 'servings'; servings: number })
  /** `fromSteps` is how many changes there were: another try takes back no second one. */
  | { kind: 'undo'; fromSteps: number; isSecondTry: boolean };

/** The meal that an order is about; an undo is about the plan. */
export function mealOfOrder(order: ChangeOrder): string | null {
  return order.kind === 'undo' ? null : order.mealId;
}
