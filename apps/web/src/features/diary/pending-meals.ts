import { pendingId } from '../offline/operation.ts';
import type { DiaryDay } from './diary-day.ts';
import type { DiaryOperation } from './diary-operation.ts';

/** Ids of the meals that something waits for: those that were made here, and those that were changed here. */
export function pendingMeals(day: DiaryDay, operations: readonly DiaryOperation[]): ReadonlySet<string> {
  return new Set(operations.map((operation) => mealOf(day, operation)));
}

function mealOf({ planned }: DiaryDay, operation: DiaryOperation): string {
  const { kind, input } = operation;
  if (kind === 'calorie.changeMeal' || kind === 'calorie.removeMeal') return input.mealId;
  if (kind === 'calorie.addMeal' || kind === 'calorie.logFood') return pendingId(operation);
  return planned.find(({ slot }) => slot === input.slot)?.diaryMealId ?? '';
}
