import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { entriesOn, type Place } from '../calendar-repository.ts';
import { changeCalendar } from '../change-calendar.ts';

/**
 * Empties a slot, also one that is locked: it was named. Once for an Idempotency-Key.
 * @throws AppError NOT_FOUND for a slot that is empty already
 */
export function removeEntry(context: UserContext, { date, slot }: Place): Promise<CalendarChange> {
  return changeCalendar(context, { procedure: 'calendar.remove', input: { date, slot } }, async (trx) => {
    const rows = await entriesOn(trx, context.identity.userId, [date]);
    if (!rows.some((row) => row.slot === slot)) throw new AppError('NOT_FOUND');
    return { writes: [{ date, slot, entry: null }], dates: [date] };
  });
}
