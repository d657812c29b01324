import { type CalendarSlot, MAIN_SLOTS, mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import { LIMITS } from '@platewise/contract/limits';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { singleSlotShare } from '@platewise/planner/request/meal-slots';
import { entryFigures } from '../entries/entry-figures.ts';
import { entryName } from '../entries/entry-name.ts';
import { newMealBounds } from './new-meal-bounds.ts';

export type SlotTarget = {
  /** kcal that the new meal aims at; null where nothing is left for it. */
  kcal: number | null;
  /** kcal that the other entries of the day come to. */
  plannedKcal: number;
  /** Names of entries whose kcal nobody knows: their usual share was left for them. */
  assumed: string[];
  /** kcal by which the day stays below its target, since one meal holds no more and no other slot is empty. */
  missingKcal: number;
};

/**
 * What a new meal of a slot aims at: its share of what the other entries of the day leave of the day's target, next to the
 * main meals that are still to come (decisions 5).
 * @param others the entries of the same day in other slots
 */
export function slotTarget(
  slot: CalendarSlot,
  { targetKcal, others }: { targetKcal: number; others: readonly CalendarEntryRow[] },
): SlotTarget {
  const eaten = others.filter(({ kind }) => kind !== 'note');
  const unknown = eaten.filter((entry) => entryFigures(entry) === null);
  const plannedKcal = eaten.reduce(
    (sum, entry) => sum + (entryFigures(entry)?.calories ?? usualKcal(entry, targetKcal)),
    0,
  );
  const left = targetKcal - plannedKcal;
  // Where a note stands, something may be eaten that nobody knows of.
  const open = MAIN_SLOTS.filter((main) => main !== slot && !eaten.some((entry) => entry.slot === main));
  const shares = [slot, ...open].map((one) => singleSlotShare(mealTypeOf(one)));
  const [own = 1] = shares;
  const wanted = Math.round((left * own) / shares.reduce((sum, share) => sum + share, 0));
  const { max } = newMealBounds(slot, { usualKcal: own * targetKcal });
  const kcal = Math.min(Math.max(wanted, LIMITS.slotTargetMinKcal), max);
  return {
    kcal: left < LIMITS.slotTargetMinKcal ? null : kcal,
    plannedKcal: Math.round(plannedKcal),
    assumed: unknown.map(entryName),
    missingKcal: open.length === 0 ? Math.max(0, Math.round(left) - kcal) : 0,
  };
}

function usualKcal({ slot }: CalendarEntryRow, targetKcal: number): number {
  return singleSlotShare(mealTypeOf(slot)) * targetKcal;
}
