import { isDeepStrictEqual } from 'node:util';
import type { CalendarChange, CalendarSkip } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { type ChangedSlot, findChange } from './calendar-changes-repository.ts';
import { entriesOn } from './calendar-repository.ts';
import { changeCalendar, type SlotWrite } from './change-calendar.ts';
import { storedEntry } from './entries/stored-entry.ts';
import { placesLeftAlone } from './places-left-alone.ts';

/**
 * Takes a change back: its slots hold again what they held before it, but for those that were changed again since and the
 * other places of what moved to them or from them; the answer names these. It is a change itself and can be taken back,
 * too. Tokens are not returned (decisions 3). Once for an Idempotency-Key.
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
    const isChangedSince = ({ date, slot, became }: ChangedSlot) => {
      const row = rows.find((one) => one.date === date && one.slot === slot);
      return !isDeepStrictEqual(row ? storedEntry(row) : null, became);
    };
    const leftAlone = placesLeftAlone(change.slots, isChangedSince);
    const writes = change.slots
      .filter((slot) => !leftAlone.has(slot))
      .map(({ date, slot, was }): SlotWrite => ({ date, slot, entry: was }));
    const skipped = change.slots
      .filter((slot) => leftAlone.has(slot))
      .map((slot) => changedSince(slot, { itself: isChangedSince(slot) }));
    return { writes, dates, skipped };
  });
}

function changedSince({ date, slot }: ChangedSlot, { itself }: { itself: boolean }): CalendarSkip {
  const { changedSince: changed, otherChangedSince } = texts.calendar.skipped;
  const sentence = (itself ? changed : otherChangedSince)({ date, slot: texts.calendar.slots[slot] });
  return { date, slot, reason: 'changed-since', sentence };
}
