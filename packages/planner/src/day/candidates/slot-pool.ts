import type { MealType } from '@platewise/contract/generation/options';
import type { Dish } from '../dish.ts';

/** The dishes that may fill one slot, those to be preferred first in line. */
export type SlotPool = {
  slotKcal: number;
  /** The meal that it is for, where that is known. */
  mealType?: MealType;
  preferred: readonly Dish[];
  others: readonly Dish[];
  /** For how many days some of it waits; that decides about its sides. */
  waits?: readonly number[];
  /** The dish with each side that may stand next to it; none where a dish stays as it is. */
  sided?: (dish: Dish) => readonly Dish[];
};

/** Whether a slot has its dish already. */
export function isSettled({ preferred, others }: SlotPool): boolean {
  return preferred.length + others.length === 1;
}
