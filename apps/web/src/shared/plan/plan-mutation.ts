import type { Certificate } from '@platewise/contract/generation/generation-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';

/** A plan as the pages show it; `undoSteps` are the changes that can be taken back, `revision` counts all there were. */
export type ShownPlan = { meals: Meal[]; certificate: Certificate; undoSteps: number; revision: number };

type MealMutation = { mealId: string; locked: readonly string[] };

/**
 * What a person asked to change, as it stood when they asked. `key` names the click: another try sends the same again,
 * so that it is made and paid once (decisions 3).
 */
export type PlanMutation =
  /** With the taste as it was when it was pressed: another one would be another call under the same key. */
  | (MealMutation & { kind: 'new-meal'; learnt?: Promise<{ taste?: Taste }>; key: string })
  | (MealMutation & { kind: 'swap'; alternative: string; key: string })
  | (MealMutation & { kind: 'servings'; servings: number })
  | (MealMutation & { kind: 'substitute'; food: string; instead: string })
  /** The plan as it was seen: nothing is taken back that another tab or another try did since. */
  | { kind: 'undo'; fromSteps: number; revision: number; isSecondTry: boolean };

/** The meal that an order is about; an undo is about the plan. */
export function mealOfMutation(mutation: PlanMutation): string | null {
  return mutation.kind === 'undo' ? null : mutation.mealId;
}
