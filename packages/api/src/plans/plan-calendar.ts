import type { Meal } from '@platewise/contract/meal-schema';
import type { MealType } from '@platewise/contract/options';
import { texts } from '@platewise/contract/texts';
import type { MealPlanRow } from '@platewise/db/database';
import { type CalendarEvent, calendarFile } from '../calendar/calendar-file.ts';

/** When the meals of a day are eaten unless the person moves them: a usual day, chosen by us. */
const TIMES: Readonly<Record<MealType, string>> = {
  breakfast: '08:00',
  lunch: '13:00',
  snack: '16:00',
  dinner: '19:00',
};
/** The first of two snacks. */
const EARLY_SNACK_TIME = '10:30';

/** Minutes that a calendar shows for a meal; how long cooking takes is in the text. */
const MEAL_MINUTES = 30;

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
      description: describe(meal),
    }),
  );
  return calendarFile({ name: plan.name ?? texts.sharing.calendar.plan, stamp: now, events });
}

function timeOf(meals: readonly Meal[], place: number): string {
  const { mealType = 'dinner' } = meals[place] ?? {};
  const isBeforeAnother = meals.slice(place + 1).some((later) => later.mealType === 'snack');
  return mealType === 'snack' && isBeforeAnother ? EARLY_SNACK_TIME : TIMES[mealType];
}

function describe(meal: Meal): string {
  const { calendar } = texts.sharing;
  const { protein, fat, carbs } = meal.macros;
  return [
    calendar.figures({ kcal: Math.round(meal.calories), protein, fat, carbs }),
    calendar.minutes({ prep: meal.prepTime, cook: meal.cookTime }),
    '',
    calendar.servings({ count: meal.servings }),
    ...meal.ingredients.map((ingredient) => `- ${ingredient}`),
    '',
    ...meal.instructions.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');
}
