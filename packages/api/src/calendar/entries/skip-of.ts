import type { CalendarSkip } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { entryName } from './entry-name.ts';

const SENTENCES = {
  locked: texts.calendar.skipped.locked,
  filled: texts.calendar.skipped.filled,
  note: texts.calendar.skipped.note,
} as const;

/** Says why an entry stays where it is, or is not taken along. */
export function skipOf(
  { date, slot, kind, meal, note }: Pick<CalendarEntryRow, 'date' | 'slot' | 'kind' | 'meal' | 'note'>,
  reason: keyof typeof SENTENCES,
): CalendarSkip {
  const parts = { date, slot: texts.calendar.slots[slot], name: entryName({ kind, meal, note }) };
  return { date, slot, reason, sentence: SENTENCES[reason](parts) };
}
