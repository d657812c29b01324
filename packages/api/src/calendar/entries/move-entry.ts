import type { MoveEntry } from '@platewise/contract/calendar/calendar-change-schema';
import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { entriesOn, type Place } from '../calendar-repository.ts';
import { changeCalendar, type PlannedChange } from '../change-calendar.ts';
import { requireOpen } from './require-open.ts';
import { requireReachable } from './require-reachable.ts';
import { storedEntry } from './stored-entry.ts';

/**
 * Moves an entry to another place; what stands there comes to the first place, so nothing is lost. A copy takes the place
 * of what stands there, which the answer says, is not locked, and no second plate from the freezer. Once for an Idempotency-Key.
 * @throws AppError NOT_FOUND for an empty slot, VALIDATION, CALENDAR_LOCKED for a place that holds something locked,
 * CALENDAR_FULL
 */
export function moveEntry(context: UserContext, input: MoveEntry): Promise<CalendarChange> {
  const { from, to, copy } = input;
  requireReachable(context, { 'to.date': to.date });
  return changeCalendar(context, { procedure: 'calendar.move', input }, async (trx): Promise<PlannedChange> => {
    const dates = [...new Set([from.date, to.date])];
    const rows = await entriesOn(trx, context.identity.userId, dates);
    const rowAt = ({ date, slot }: Place) => rows.find((row) => row.date === date && row.slot === slot);
    const [source, target] = [rowAt(from), rowAt(to)];
    if (!source) throw new AppError('NOT_FOUND');
    requireOpen(target);
    if (copy)
      return { writes: [{ ...to, entry: { ...storedEntry(source), is_locked: false, is_frozen: false } }], dates };
    return {
      writes: [
        { ...to, entry: storedEntry(source) },
        { ...from, entry: target ? storedEntry(target) : null },
      ],
      dates,
    };
  });
}
