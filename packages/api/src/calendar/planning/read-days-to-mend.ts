import { CALENDAR_SLOTS, type CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { LIMITS } from '@platewise/contract/limits';
import { mealSchema } from '@platewise/contract/meals/meal-schema';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { MendableDay } from '@platewise/planner/change/mending/list-week-swaps';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import type { UserContext } from '../../context.ts';
import { entriesBetween } from '../calendar-repository.ts';
import { type PlanningBasis, readPlanningBasis } from './planning-basis.ts';
import { requestFor } from './request-for.ts';
import { weekDayOf } from './week-day-of.ts';

/** A day of the calendar as swaps see it: what stands where, by the places of its meals. */
export type CalendarDayToMend = { date: string; entries: CalendarEntryRow[]; day: MendableDay };

/** The days of a range that hold meals, oldest first. A day is planned around where all of its meals are ours and keep what is asked. */
export async function readDaysToMend(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  range: { from: string; to: string },
): Promise<CalendarDayToMend[]> {
  const { userId } = identity;
  const basis = await readPlanningBasis(db, userId, range);
  const rows = await entriesBetween(db, userId, range);
  const eaten = rows.filter(({ kind }) => kind !== 'note');
  return [...Map.groupBy(eaten, ({ date }) => date)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, some]) => {
      const entries = some.toSorted((a, b) => placeOf(a.slot) - placeOf(b.slot));
      const meals = entries.flatMap(countedMeal);
      const request = requestOfDay(basis, meals);
      const isOurs = request !== null && weekDayOf(request, { date, slots: [], entries }).unchecked.length === 0;
      return { date, entries, day: { meals, request: isOurs ? request : null, locked: [] } };
    });
}

/** What a day with a swap is asked for: the kcal that it has now, whatever its target is; null where no day is planned for so many. */
function requestOfDay(basis: PlanningBasis, meals: readonly PlannedMeal[]): GenerationRequest | null {
  const kcal = meals.reduce((sum, { calories, servings }) => sum + calories * servings, 0);
  const calorieTarget = Math.round(kcal);
  if (calorieTarget < LIMITS.calorieTargetMinKcal || calorieTarget > LIMITS.calorieTargetMaxKcal) return null;
  return requestFor(basis, { calorieTarget, mealCount: Math.min(meals.length, LIMITS.mealCountMax) });
}

function placeOf(slot: CalendarSlot): number {
  return CALENDAR_SLOTS.indexOf(slot);
}

/** A meal whose foods are known; of any other nothing counts, as in the report of the same days. */
function countedMeal({ meal, servings }: CalendarEntryRow): PlannedMeal[] {
  const read = mealSchema.safeParse(meal);
  if (!read.success || read.data.items.some(({ food }) => !findFood(food))) return [];
  const { id: _id, isFavorite: _isFavorite, ...planned } = { ...read.data, servings };
  return [planned];
}
