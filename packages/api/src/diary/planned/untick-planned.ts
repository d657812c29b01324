import type { DiaryDay, UntickPlanned } from '@platewise/contract/diary/diary-day-schema';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { deleteSkip } from '../diary-repository.ts';
import { readDayState, readDiaryDay } from '../read-day.ts';
import { takeOutMeal } from '../take-out-meal.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { eatenOf, plannedMealId } from './planned-meal-id.ts';

/**
 * Takes back what was stated of a planned meal, the one that is named, else the one that stands there: it is open again, and
 * its meal in the diary is gone, what it took from the pantry back there. Harmless where nothing was stated.
 * @throws AppError PRO_ONLY
 */
export function untickPlanned(context: DiaryContext, input: UntickPlanned): Promise<DiaryDay> {
  const { userId } = context.identity;
  return writeDiary<DiaryDay>(
    context,
    { procedure: 'calorie.untickPlanned', input, logged: ({ date }) => date },
    async (trx) => {
      const { date, slot } = input;
      const { meals, calendar } = await readDayState(trx, userId, { date });
      const mealId = input.mealId ?? standing(calendar, input);
      const eaten = eatenOf(meals, { slot, mealId });
      if (eaten) await takeOutMeal(trx, context, eaten);
      await deleteSkip(trx, userId, { date, slot, mealId });
      return readDiaryDay(trx, context, { date });
    },
  );
}

function standing(calendar: readonly CalendarEntryRow[], { slot }: UntickPlanned): string {
  const entry = calendar.find((one) => one.slot === slot);
  return entry ? plannedMealId(entry) : '';
}
