import type { PlaceEntry } from '@platewise/contract/calendar/calendar-change-schema';
import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { servingsSchema } from '@platewise/contract/plans/plan-schema';
import type { Db } from '@platewise/db/database';
import type { StoredCalendarMeal, StoredEntry } from '@platewise/db/tables/calendar-tables';
import type { UserContext } from '../../context.ts';
import { findFavorite } from '../../favorites/find-favorite.ts';
import { findPlan } from '../../plans/find-plan.ts';
import { entriesOn } from '../calendar-repository.ts';
import { changeCalendar } from '../change-calendar.ts';
import { mealEntry, plainEntry } from './new-entry.ts';
import { portionOfPlan } from './portion-of-plan.ts';
import { requireOpen } from './require-open.ts';
import { requireReachable } from './require-reachable.ts';
import { toCalendarMeal } from './to-calendar-meal.ts';

/**
 * Puts a meal, eating out or a note into a slot, in the place of what stands there. Once for an Idempotency-Key.
 * @throws AppError VALIDATION, NOT_FOUND for a plan or meal and FAVORITE_NOT_FOUND for a favorite that is not the caller's,
 * CALENDAR_LOCKED, CALENDAR_FULL
 */
export function placeEntry(context: UserContext, input: PlaceEntry): Promise<CalendarChange> {
  const { date, slot } = input;
  requireReachable(context, { date });
  return changeCalendar(context, { procedure: 'calendar.place', input }, async (trx) => {
    const rows = await entriesOn(trx, context.identity.userId, [date]);
    requireOpen(rows.find((row) => row.slot === slot));
    return { writes: [{ date, slot, entry: await readEntry(trx, context, input) }], dates: [date] };
  });
}

async function readEntry(trx: Db, context: UserContext, input: PlaceEntry): Promise<StoredEntry> {
  const { note, isLocked, kcal, eatingOut, planId } = input;
  if (eatingOut) return plainEntry('eating-out', { kcal, note, isLocked });
  const meal = await readMeal(trx, context, input);
  if (!meal) return plainEntry('note', { note, isLocked });
  return mealEntry(meal, { servings: input.servings ?? ownServings(meal), note, isLocked, planId });
}

async function readMeal(
  trx: Db,
  { identity, newId }: UserContext,
  { slot, meal, planId, mealId = '', favoriteId }: PlaceEntry,
): Promise<StoredCalendarMeal | null> {
  const options = { mealType: mealTypeOf(slot), newId };
  if (meal) return toCalendarMeal(meal, options);
  if (planId !== undefined) {
    return portionOfPlan(trx, identity.userId, await findPlan({ db: trx, identity }, { planId }), mealId);
  }
  if (favoriteId === undefined) return null;
  const { meal: kept } = await findFavorite({ db: trx, identity }, { favoriteId });
  return toCalendarMeal(kept, options);
}

/** Those that the meal came with, where they are some that a person eats. */
function ownServings({ servings }: ClientMeal): number {
  return servingsSchema.safeParse(servings).data ?? 1;
}
