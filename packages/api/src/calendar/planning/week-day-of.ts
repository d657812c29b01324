import { CALENDAR_SLOTS, type CalendarSlot, mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { mealSchema } from '@platewise/contract/meals/meal-schema';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { slotsOfCount } from '@platewise/domain/calendar/slots-of-count';
import { mealViolations } from '@platewise/planner/certificate/certify-plan';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { type PlanningTask, readRequest } from '@platewise/planner/request/read-request';
import type { WeekDay, WeekSlot } from '@platewise/planner/week/week-day';
import { type DayRoom, dayRoom } from './day-room.ts';

/** A day as the planner is asked for it. */
export type FillableDay = {
  date: string;
  /** In the planner's terms; null where it holds nothing that the planner can count and nothing is to be planned. */
  day: WeekDay | null;
  /** The slot of each of its meals, in their order; null for one that the day holds already. */
  open: (CalendarSlot | null)[];
  /** Entries that the meals were planned around without being checked: eaten out, not ours, or against what is asked. */
  unchecked: CalendarEntryRow[];
  room: DayRoom;
};

/**
 * A day with some slots to fill, around what it holds. Meals that keep the request stay as they are and count for it;
 * around everything else that is eaten the day is planned as it is around a meal eaten elsewhere: by its kcal, or by its
 * usual share where nobody knows them.
 */
export function weekDayOf(
  request: GenerationRequest,
  { date, slots, entries }: { date: string; slots: readonly CalendarSlot[]; entries: readonly CalendarEntryRow[] },
): FillableDay {
  const task = readRequest(request);
  const kept = new Map<CalendarSlot, PlannedMeal>();
  const unchecked: CalendarEntryRow[] = [];
  const eaten = entries.filter(({ kind }) => kind !== 'note');
  for (const entry of eaten) {
    const meal = checkedMeal(task, entry);
    const isTwice = [...kept.values()].some(({ name }) => name === meal?.name);
    if (meal && !isTwice) kept.set(entry.slot, meal);
    else unchecked.push(entry);
  }
  const open = slots.filter((slot) => !entries.some((entry) => entry.slot === slot));
  // Where a note stands, something may be eaten that nobody knows of.
  const stillEmpty = slotsOfCount(request.mealCount).filter(
    (slot) => !open.includes(slot) && !eaten.some((entry) => entry.slot === slot),
  );
  const places = CALENDAR_SLOTS.filter((slot) => open.includes(slot) || kept.has(slot));
  const room = dayRoom(request, { open, kept, unchecked, stillEmpty });
  const { calorieTarget, cookingTime } = request;
  const { slotsKcal } = room;
  const weekSlots = places.map((slot) => weekSlot(slot, kept));
  return {
    date,
    day:
      places.length === 0
        ? null
        : { date, calorieTarget, cookingTime, slots: weekSlots, ...(slotsKcal !== null && { slotsKcal }) },
    open: places.map((slot) => (kept.has(slot) ? null : slot)),
    unchecked,
    room,
  };
}

function weekSlot(slot: CalendarSlot, kept: ReadonlyMap<CalendarSlot, PlannedMeal>): WeekSlot {
  const meal = kept.get(slot);
  return { mealType: mealTypeOf(slot), ...(meal && { change: { kind: 'fixed', meal } }) };
}

/** The meal of an entry, where it is one of ours and keeps by itself what is asked. */
function checkedMeal(task: PlanningTask, { meal, servings }: CalendarEntryRow): PlannedMeal | null {
  const read = mealSchema.safeParse(meal);
  if (!read.success) return null;
  const { id: _id, isFavorite: _isFavorite, ...planned } = { ...read.data, servings };
  return mealViolations(task, planned).length === 0 ? planned : null;
}
