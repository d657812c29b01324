import { type CalendarSlot, mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { daySlots, singleSlotShare } from '@platewise/planner/request/meal-slots';
import { entryFigures } from '../entries/entry-figures.ts';
import { newMealBounds } from './new-meal-bounds.ts';

/** What a day leaves for the meals that are to be planned, in kcal. */
export type DayRoom = {
  /** kcal that the kept and the new meals are to come to; null where that is just their share of the day. */
  slotsKcal: number | null;
  /** What the other entries come to. */
  plannedKcal: number;
  isTooSmall: boolean;
  /** By how much the day stays below its target, since the meals to be planned hold no more. */
  missingKcal: number;
};

type Held = {
  open: readonly CalendarSlot[];
  kept: ReadonlyMap<CalendarSlot, PlannedMeal>;
  unchecked: readonly CalendarEntryRow[];
  /** Slots of the day whose meal is neither there nor planned now. */
  stillEmpty: readonly CalendarSlot[];
};

/**
 * What a day leaves for its open slots: their share of what the other entries leave, next to the meals that are still to
 * come.
 */
export function dayRoom(request: GenerationRequest, { open, kept, unchecked, stillEmpty }: Held): DayRoom {
  const { calorieTarget } = request;
  const sharesOf = (slots: readonly CalendarSlot[]) => sum(slots.map((slot) => shareOf(request, slot)));
  const keptKcal = sum([...kept.values()].map(({ calories, servings }) => calories * servings));
  const outsideKcal = sum(
    unchecked.map((entry) => entryFigures(entry)?.calories ?? sharesOf([entry.slot]) * calorieTarget),
  );
  const plannedKcal = Math.round(keptKcal + outsideKcal);
  const isPlain = kept.size + unchecked.length === 0;
  // A day that gets nothing new, or holds nothing yet, is as it is asked for.
  if (isPlain || open.length === 0) return { slotsKcal: null, plannedKcal, isTooSmall: false, missingKcal: 0 };
  const bounds = open.map((slot) => newMealBounds(slot, { usualKcal: shareOf(request, slot) * calorieTarget }));
  const left = ((calorieTarget - keptKcal - outsideKcal) * sharesOf(open)) / (sharesOf(open) + sharesOf(stillEmpty));
  const used = Math.min(left, sum(bounds.map(({ max }) => max)));
  return {
    slotsKcal: Math.round(used + keptKcal),
    plannedKcal,
    isTooSmall: left < sum(bounds.map(({ min }) => min)),
    missingKcal: stillEmpty.length === 0 ? Math.round(left - used) : 0,
  };
}

function shareOf({ mealCount, calorieTarget }: GenerationRequest, slot: CalendarSlot): number {
  const mealType = mealTypeOf(slot);
  const own = daySlots(mealCount, calorieTarget)?.find((one) => one.mealType === mealType);
  return own ? own.kcal / calorieTarget : singleSlotShare(mealType);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
