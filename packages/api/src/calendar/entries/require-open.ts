import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { AppError } from '../../app-error.ts';
import { entryName } from './entry-name.ts';

/**
 * Refuses to put something where an entry stands that is locked, or that is not to be replaced.
 * @throws AppError CALENDAR_LOCKED, CALENDAR_SLOT_TAKEN
 */
export function requireOpen(
  entry: CalendarEntryRow | undefined,
  { replace }: { replace: boolean } = { replace: true },
): void {
  if (!entry) return;
  if (entry.is_locked) throw new AppError('CALENDAR_LOCKED', { name: entryName(entry) });
  if (!replace) throw new AppError('CALENDAR_SLOT_TAKEN', { name: entryName(entry) });
}
