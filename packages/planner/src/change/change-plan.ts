import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { fixedMealOf } from '../day/fixed-meal.ts';
import { canPlanDay, type DayOptions, type DaySlot, planDay } from '../day/plan-day.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { explainKept } from '../explain/explain-refusal.ts';
import { explainRelease } from '../explain/explain-release.ts';
import { changeFamily } from '../family/change-family.ts';
import { isFamilyRequest } from '../family/is-family-request.ts';
import { type Slot, shareOut } from '../request/meal-slots.ts';
import { type PlanningTask, readRequest } from '../request/read-request.ts';
import type { SlotChange } from './slot-change.ts';

/**
 * Changes a plan slot by slot: dishes exchanged or only portioned again, fixed meals kept byte for byte, so that the day
 * meets its targets again. `changes` stand in the order of `meals`.
 * Meals that several people share are shared out again.
 * Refuses with a sentence where the fixed meals leave too little or too much for the others.
 */
export function changePlan(
  request: PlanRequest,
  meals: readonly PlannedMeal[],
  changes: readonly SlotChange[],
  options: DayOptions,
): PlanOutcome {
  if (isFamilyRequest(request)) return changeFamily(request, meals, changes, options);
  const task = readRequest(request);
  const changed = slotsOf(meals, changes);
  const slots = withSizes(task, changed);
  const outcome = slots ? planDay(task, slots, options) : { ok: false as const, reason: explainKept(task, changed) };
  if (outcome.ok) return outcome;
  const isPossible = (others: readonly SlotChange[]) => {
    const sized = withSizes(task, slotsOf(meals, others));
    return sized !== null && canPlanDay(task, sized, options);
  };
  return { ok: false, reason: `${outcome.reason} ${explainRelease(meals, changes, isPossible)}` };
}

/** The slots of the changed day: meals keep the size they have, new ones get the size of what they replace. */
export function slotsOf(meals: readonly PlannedMeal[], changes: readonly SlotChange[]): DaySlot[] {
  return meals.map((meal, index): DaySlot => {
    const change = changes[index] ?? { kind: 'fixed', meal };
    const { figures } = fixedMealOf(change.kind === 'fixed' ? change.meal : meal);
    return { mealType: meal.mealType, kcal: figures.kcal, change };
  });
}

/** What the fixed meals leave, shared out among the others in proportion to their size; null where they cannot hold it. */
export function withSizes(task: PlanningTask, all: readonly DaySlot[]): DaySlot[] | null {
  const open = all.filter(({ change }) => change.kind !== 'fixed');
  if (open.length === 0) return [...all];
  const left = all.reduce((kcal, slot) => kcal - (slot.change.kind === 'fixed' ? slot.kcal : 0), task.targetKcal);
  const filled = task.slot ? wholeSlot(task, open) : shareOut(open, left);
  if (!filled) return null;
  const sizes = filled.values();
  return all.map((slot) => (slot.change.kind === 'fixed' ? slot : { ...slot, kcal: sizes.next().value?.kcal ?? 0 }));
}

/** One calendar slot may be smaller than a meal of a whole day. */
function wholeSlot({ targetKcal }: PlanningTask, open: readonly Slot[]): Slot[] {
  return open.map(({ mealType }) => ({ mealType, kcal: targetKcal }));
}
