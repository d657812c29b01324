import { CALENDAR_SLOTS } from '@platewise/contract/calendar-slots';
import type { PlannedMeal } from '@platewise/contract/calorie-day-schema';
import { texts } from '@platewise/contract/texts';
import type { CalendarEntryRow } from '@platewise/db/calendar-tables';
import type { DiaryMealRow } from '@platewise/db/calorie-tables';
import { entryFigures } from '../calendar/entry-figures.ts';

/** What a day holds that bears on its planned meals. */
export type PlannedDay = {
  calendar: readonly CalendarEntryRow[];
  meals: readonly DiaryMealRow[];
  skipped: readonly CalendarEntryRow['slot'][];
};

/** The planned meals of a day in the order of its slots, and what became of each; notes are no meals. */
export function plannedMeals({ calendar, meals, skipped }: PlannedDay): PlannedMeal[] {
  return CALENDAR_SLOTS.flatMap((slot) => {
    const entry = calendar.find((one) => one.slot === slot);
    if (!entry || entry.kind === 'note') return [];
    const eaten = meals.find((meal) => meal.slot === slot);
    const origin = eaten?.origin.kind === 'calendar' ? eaten.origin : null;
    const mealId = entry.meal?.id ?? null;
    return [
      {
        slot,
        kind: entry.kind,
        name: plannedName(entry),
        mealId,
        figures: plannedFigures(entry),
        isLocked: entry.is_locked,
        state: stateOf(eaten, skipped.includes(slot)),
        share: origin?.share ?? null,
        diaryMealId: eaten?.id ?? null,
        isOther: origin !== null && origin.mealId !== mealId,
      },
    ];
  });
}

/** What people call a planned meal. */
export function plannedName({ meal }: Pick<CalendarEntryRow, 'meal'>): string {
  return meal?.name ?? texts.calorieTracker.eatingOut;
}

/** kcal and grams of a planned meal in all its servings; null where nobody knows them. */
export function plannedFigures(entry: CalendarEntryRow): PlannedMeal['figures'] {
  const figures = entryFigures(entry);
  return figures && { calories: figures.calories, macros: figures.macros };
}

function stateOf(eaten: DiaryMealRow | undefined, isSkipped: boolean): PlannedMeal['state'] {
  if (eaten) return 'eaten';
  return isSkipped ? 'skipped' : 'open';
}
