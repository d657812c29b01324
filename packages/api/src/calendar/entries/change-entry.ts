import type { ChangeEntry } from '@platewise/contract/calendar/calendar-change-schema';
import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { AppError, type ErrorIssue } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { invalidInput } from '../../invalid-input.ts';
import { entriesOn } from '../calendar-repository.ts';
import { changeCalendar } from '../change-calendar.ts';
import { storedEntry } from './stored-entry.ts';

/**
 * Changes the fields of an entry that are given; the last write of each wins. Once for an Idempotency-Key.
 * @throws AppError NOT_FOUND for an empty slot, VALIDATION for a field that such an entry does not have
 */
export function changeEntry(context: UserContext, input: ChangeEntry): Promise<CalendarChange> {
  const { date, slot, servings, isLocked, note, kcal } = input;
  return changeCalendar(context, { procedure: 'calendar.change', input }, async (trx) => {
    const rows = await entriesOn(trx, context.identity.userId, [date]);
    const row = rows.find((one) => one.slot === slot);
    if (!row) throw new AppError('NOT_FOUND');
    refuseForeign(row, input);
    const entry = {
      ...storedEntry(row),
      ...(servings !== undefined && { servings, meal: row.meal && { ...row.meal, servings } }),
      ...(isLocked !== undefined && { is_locked: isLocked }),
      ...(note !== undefined && { note: note || null }),
      ...(kcal !== undefined && { kcal }),
    };
    return { writes: [{ date, slot, entry }], dates: [date] };
  });
}

function refuseForeign({ kind }: CalendarEntryRow, { servings, note, kcal }: ChangeEntry): void {
  const { calendar } = texts;
  const issues: ErrorIssue[] = [];
  if (servings !== undefined && kind !== 'meal') issues.push({ path: 'servings', message: calendar.servingsOnlyMeals });
  if (typeof kcal === 'number' && kind !== 'eating-out') {
    issues.push({ path: 'kcal', message: calendar.kcalOnlyEatingOut });
  }
  if (note !== undefined && !note && kind === 'note') issues.push({ path: 'note', message: calendar.noteRequired });
  if (issues.length > 0) throw invalidInput(issues);
}
