import { CALENDAR_SLOTS } from '@platewise/contract/calendar/calendar-slots';
import type { PlannedMeal } from '@platewise/contract/diary/diary-day-schema';
import { texts } from '@platewise/contract/texts';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { entryFigures } from '../../calendar/entries/entry-figures.ts';
import type { PlannedOfDay } from '../diary-repository.ts';
import { eatenOf, plannedMealId } from './planned-meal-id.ts';

/** What a day holds that bears on its planned meals. */
export type PlannedDay = {
  calendar: readonly CalendarEntryRow[];
  meals: readonly DiaryMealRow[];
  skipped: readonly PlannedOfDay[];
};

/** The planned meals of a day in the order of its slots, and what became of each; notes are no meals. */
export function plannedMeals({ calendar, meals, skipped }: PlannedDay): PlannedMeal[] {
  return CALENDAR_SLOTS.flatMap((slot) => {
    const entry = calendar.find((one) => one.slot === slot);
    if (!entry || entry.kind === 'note') return [];
    const mealId = plannedMealId(entry);
    const eaten = eatenOf(meals, { slot, mealId });
    const isSkipped = skipped.some((one) => one.slot === slot && one.mealId === mealId);
    return [
      {
        slot,
        kind: entry.kind,
        name: plannedName(entry),
        mealId: entry.meal?.id ?? null,
        figures: plannedFigures(entry),
        isLocked: entry.is_locked,
        state: stateOf(eaten, isSkipped),
        share: eaten?.origin.kind === 'calendar' ? eaten.origin.share : null,
        diaryMealId: eaten?.id ?? null,
        isOther: !eaten && meals.some((meal) => meal.slot === slot),
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
