import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { CALENDAR_SLOTS } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import type { KeyboardEvent, RefObject } from 'react';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { pasteInto } from '../../data/move-entry-to.ts';
import { type Place, placeKey } from '../../data/place.ts';
import { changeMutation, removeMutation } from '../../data/write/mutations.ts';

type Grid = {
  desk: CalendarDesk;
  slots: readonly CalendarSlot[];
  grid: RefObject<HTMLElement | null>;
  onMove: (place: Place) => void;
};

/** The keys of the whole week: arrows walk, Ctrl with X, C and V cut, copy and paste, Delete removes, L locks. */
export function useGridKeys({ desk, slots, grid, onMove }: Grid) {
  const dates = desk.days.map(({ date }) => date);

  function focus(place: Place): void {
    onMove(place);
    grid.current?.querySelector<HTMLElement>(`[data-place="${placeKey(place)}"] button`)?.focus();
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (!place) return;
    const next = stepFrom(place, event, { dates, slots });
    if (next) focus(next);
    if (next || act(place, event, desk)) event.preventDefault();
  };
}

/** The place next to one; null where the key leads nowhere. */
export function stepFrom(
  { date, slot }: Place,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { dates, slots }: { dates: readonly string[]; slots: readonly CalendarSlot[] },
): Place | null {
  if (altKey) return null;
  const [first, last] = [dates[0], dates.at(-1)];
  const row = slots.indexOf(slot);
  const within = (day: string | undefined) => (day !== undefined && dates.includes(day) ? { date: day, slot } : null);
  const inRow = (index: number) => (slots[index] ? { date, slot: slots[index] } : null);
  const isFar = ctrlKey || metaKey;
  if (key === 'ArrowLeft') return within(addDays(date, -1));
  if (key === 'ArrowRight') return within(addDays(date, 1));
  if (key === 'ArrowUp') return row > 0 ? inRow(row - 1) : null;
  if (key === 'ArrowDown') return inRow(row + 1);
  if (key === 'Home') return isFar && slots[0] && first ? { date: first, slot: slots[0] } : within(first);
  if (key !== 'End') return null;
  const bottom = slots.at(-1);
  return isFar && bottom && last ? { date: last, slot: bottom } : within(last);
}

function act(place: Place, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, desk: CalendarDesk): boolean {
  const entry = entryAt(desk, place);
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey;
  const pressed = key.toLowerCase();
  if (isCommand && pressed === 'v' && desk.clipboard) {
    pasteInto(desk, place);
    return true;
  }
  if (key === 'Escape' && desk.clipboard) {
    desk.onClipboard(null);
    return true;
  }
  if (!entry) return false;
  if (isCommand && (pressed === 'x' || pressed === 'c')) {
    desk.onClipboard({ entry, copy: pressed === 'c' });
    return true;
  }
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Delete') {
    void desk.changes.applyNow(removeMutation(entry));
    return true;
  }
  if (pressed === 'l') {
    void desk.changes.applyNow(changeMutation(entry, { isLocked: !entry.isLocked }));
    return true;
  }
  return false;
}

// What is pressed in a menu that belongs to a place bubbles through it as well.
function placeOf({ target, currentTarget }: KeyboardEvent<HTMLElement>): Place | null {
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return null;
  const [date, name] = target.closest<HTMLElement>('[data-place]')?.dataset.place?.split(' ') ?? [];
  const slot = CALENDAR_SLOTS.find((one) => one === name);
  return date && slot ? { date, slot } : null;
}
