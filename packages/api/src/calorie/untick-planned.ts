import type { CalendarSlot } from '@platewise/contract/calendar-slots';
import type { DiaryDay } from '@platewise/contract/calorie-day-schema';
import { deleteMeal, deleteSkip, touchEntry } from './diary-repository.ts';
import { readDayState, readDiaryDay } from './read-day.ts';
import { type DiaryContext, writeDiary } from './write-diary.ts';

/**
 * Takes back what was said of a planned meal: it is open again, and its meal in the diary is gone. Harmless where nothing
 * was said.
 * @throws AppError PRO_ONLY
 */
export function untickPlanned(context: DiaryContext, input: { date: string; slot: CalendarSlot }): Promise<DiaryDay> {
  const { identity, now } = context;
  const { userId } = identity;
  return writeDiary<DiaryDay>(context, { procedure: 'calorie.untickPlanned', input }, async (trx) => {
    const { date, slot } = input;
    const { meals } = await readDayState(trx, userId, { date });
    const eaten = meals.find((meal) => meal.slot === slot);
    if (eaten) {
      await deleteMeal(trx, userId, eaten);
      await touchEntry(trx, userId, { date, at: now() });
    }
    await deleteSkip(trx, userId, { date, slot });
    return readDiaryDay(trx, context, { date });
  });
}
