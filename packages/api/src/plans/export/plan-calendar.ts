import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import type { MealPlanRow } from '@platewise/db/database';
import { MEAL_TIMES } from '@platewise/domain/meal-times';
import { type CalendarEvent, calendarFile } from '../../calendar/feed/calendar-file.ts';
import { describeMeal } from '../../calendar/feed/describe-meal.ts';
import { EARLY_SNACK_TIME, MEAL_MINUTES } from '../../calendar/feed/meal-times.ts';

/**
 * The calendar file of a plan for one day (YYYY-MM-DD), an event for each meal. A meal that was swapped changes its event
 * when the file is taken in again.
 */
export function planCalendar(plan: MealPlanRow, { date, now }: { date: string; now: Date }): string {
  const events = plan.meals.map(
    (meal, place): CalendarEvent => ({
      uid: `${plan.id}-${place}-${date}@platewise`,
      sequence: plan.revision,
      date,
      time: timeOf(plan.meals, place),
      minutes: MEAL_MINUTES,
      summary: texts.sharing.calendar.summary({ slot: texts.options.mealType[meal.mealType], meal: meal.name }),
      description: [...portionLines(meal), describeMeal(meal)].join('\n'),
    }),
  );
  return calendarFile({ name: plan.name ?? texts.sharing.calendar.plan, stamp: now, events });
}

function portionLines({ portions = [] }: Meal): string[] {
  return portions.map(({ name, grams, calories }) =>
    texts.family.portion({
      name,
      grams: texts.meal.grams({ count: grams }),
      kcal: texts.meal.kcal({ count: calories }),
    }),
  );
}

function timeOf(meals: readonly Meal[], place: number): string {
  const { mealType = 'dinner' } = meals[place] ?? {};
  const isBeforeAnother = meals.slice(place + 1).some((later) => later.mealType === 'snack');
  return mealType === 'snack' && isBeforeAnother ? EARLY_SNACK_TIME : MEAL_TIMES[mealType];
}
