import type { PlacePlan } from '@platewise/contract/calendar/calendar-change-schema';
import type { CalendarChange, CalendarSkip } from '@platewise/contract/calendar/calendar-schema';
import { CALENDAR_SLOTS, type CalendarSlot, mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import type { UserContext } from '../../context.ts';
import { findPlan } from '../../plans/find-plan.ts';
import { entriesOn } from '../calendar-repository.ts';
import { changeCalendar, type SlotWrite } from '../change-calendar.ts';
import { mealEntry } from './new-entry.ts';
import { portionOfPlan } from './portion-of-plan.ts';
import { requireReachable } from './require-reachable.ts';
import { skipOf } from './skip-of.ts';

/**
 * Puts the meals of a saved plan on a day, each into the slot that it is for. What stands there stays unless it is to be
 * replaced; what is locked stays always. Once for an Idempotency-Key.
 * @throws AppError NOT_FOUND, VALIDATION, CALENDAR_FULL
 */
export function placePlan(context: UserContext, input: PlacePlan): Promise<CalendarChange> {
  const { date, planId, replace } = input;
  requireReachable(context, { date });
  return changeCalendar(context, { procedure: 'calendar.placePlan', input }, async (trx) => {
    const { identity } = context;
    const plan = await findPlan({ db: trx, identity }, { planId });
    const rows = await entriesOn(trx, identity.userId, [date]);
    const writes: SlotWrite[] = [];
    const skipped: CalendarSkip[] = [];
    for (const { meal, slot } of slotsOf(plan.meals)) {
      const row = rows.find((one) => one.slot === slot);
      if (!slot) skipped.push(noSlot(date, meal));
      else if (row && (row.is_locked || !replace)) skipped.push(skipOf(row, row.is_locked ? 'locked' : 'filled'));
      else {
        const eaten = await portionOfPlan(trx, identity.userId, plan, meal.id);
        const entry = mealEntry(eaten, { servings: meal.servings, planId });
        writes.push({ date, slot, entry });
      }
    }
    return { writes, dates: [date], skipped };
  });
}

/** The slot of each meal: the first of its kind that no meal before it took. */
function slotsOf(meals: readonly Meal[]): { meal: Meal; slot: CalendarSlot | undefined }[] {
  const left = [...CALENDAR_SLOTS];
  return meals.map((meal) => {
    const place = left.findIndex((slot) => mealTypeOf(slot) === meal.mealType);
    return { meal, slot: place < 0 ? undefined : left.splice(place, 1)[0] };
  });
}

function noSlot(date: string, { name }: Meal): CalendarSkip {
  return { date, slot: null, reason: 'no-slot', sentence: texts.calendar.skipped.noSlot({ date, name }) };
}
