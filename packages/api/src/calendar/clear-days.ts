import type { ClearDays } from '@platewise/contract/calendar/calendar-change-schema';
import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { datesBetween } from '@platewise/contract/dates/local-date';
import type { UserContext } from '../context.ts';
import { entriesBetween } from './calendar-repository.ts';
import { changeCalendar } from './change-calendar.ts';
import { skipOf } from './entries/skip-of.ts';

/** Empties the slots of some days but for what is locked. Once for an Idempotency-Key. */
export function clearDays(context: UserContext, input: ClearDays): Promise<CalendarChange> {
  const { from, to, slots } = input;
  return changeCalendar(context, { procedure: 'calendar.clear', input }, async (trx) => {
    const rows = await entriesBetween(trx, context.identity.userId, { from, to });
    const asked = rows.filter(({ slot }) => !slots || slots.includes(slot));
    return {
      writes: asked.filter((row) => !row.is_locked).map(({ date, slot }) => ({ date, slot, entry: null })),
      dates: datesBetween(from, to),
      skipped: asked.filter((row) => row.is_locked).map((row) => skipOf(row, 'locked')),
    };
  });
}
