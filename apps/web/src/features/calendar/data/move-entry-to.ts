import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { type CalendarDesk, entryAt } from './calendar-desk.ts';
import { isSamePlace, type Place } from './place.ts';
import { moveMutation } from './write/mutations.ts';

/** Moves or copies an entry to a place of the shown days; nothing happens where it stands already. */
export function moveEntryTo(desk: CalendarDesk, entry: CalendarEntry, to: Place, { copy }: { copy: boolean }): void {
  if (isSamePlace(entry, to)) return;
  void desk.changes.applyNow(moveMutation(entry, to, { copy, standing: entryAt(desk, to) }));
}

/** Puts what was cut or copied into a place; what was cut is pasted once. */
export function pasteInto(desk: CalendarDesk, to: Place): void {
  const { clipboard } = desk;
  if (!clipboard) return;
  if (!clipboard.copy) desk.onClipboard(null);
  moveEntryTo(desk, clipboard.entry, to, clipboard);
}
