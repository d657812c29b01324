import { isDeepStrictEqual } from 'node:util';
import type { CalendarChange, CalendarSkip } from '@platewise/contract/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { type ChangedSlot, findChange } from './calendar-changes-repository.ts';
import { entriesOn } from './calendar-repository.ts';
import { changeCalendar, type SlotWrite } from './change-calendar.ts';
import { keptEntry } from './kept-entry.ts';

/**
 * Takes a change back: its slots hold again what they held before it, but for those that were changed again since; the
 * answer names these. It is a change itself and can be taken back, too. Tokens are not returned (decisions 3). Once for an
 * Idempotency-Key.
 * @throws AppError NOT_FOUND for a change that is not kept any more
 */
export function undoCalendarChange(
  context: UserContext,
  { changeId: id }: { changeId: string },
): Promise<CalendarChange> {
  const { userId } = context.identity;
  if (!isId(id)) throw new AppError('NOT_FOUND');
  return changeCalendar(context, { procedure: 'calendar.undo', input: { changeId: id } }, async (trx) => {
    const change = await findChange(trx, userId, { id });
    if (!change) throw new AppError('NOT_FOUND');
    const dates = change.slots.map(({ date }) => date);
    const rows = await entriesOn(trx, userId, [...new Set(dates)]);
    const writes: SlotWrite[] = [];
    const skipped: CalendarSkip[] = [];
    for (const former of change.slots) {
      const row = rows.find((one) => one.date === former.date && one.slot === former.slot);
      const isUntouched = isDeepStrictEqual(row ? keptEntry(row) : null, former.became);
      if (isUntouched) writes.push({ date: former.date, slot: former.slot, entry: former.was });
      else skipped.push(changedSince(former));
    }
    return { writes, dates, skipped };
  });
}

function changedSince({ date, slot }: ChangedSlot): CalendarSkip {
  const sentence = texts.calendar.skipped.changedSince({ date, slot: texts.calendar.slots[slot] });
  return { date, slot, reason: 'changed-since', sentence };
}
