import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { bySlot, daySums, figuresOfEntry } from '@platewise/domain/calendar/calendar-sums';
import { isSamePlace, type Place } from '../place.ts';

/** The fields of an entry that are changed by themselves. */
export type EntryPatch = Partial<Pick<CalendarEntry, 'servings' | 'isLocked' | 'note' | 'kcal'>>;

/**
 * What a change makes of one place, as it is shown before the server has answered: an entry, nothing, or some fields. To
 * write the same twice is to write it once.
 */
export type CalendarWrite = Place & ({ entry: CalendarEntry | null } | { patch: EntryPatch });

/** Days as they are when what was changed has arrived; their sums are those of what they show. */
export function withWrites(days: readonly CalendarDay[], writes: readonly CalendarWrite[]): CalendarDay[] {
  return days.map((day) => {
    const own = writes.filter(({ date }) => date === day.date);
    if (own.length === 0) return day;
    const entries = own.reduce(written, day.entries).toSorted(bySlot);
    return { ...day, entries, ...daySums(entries) };
  });
}

/** What an entry brings to its day, before the server has stated so. */
export function figuresOf(entry: CalendarEntry): CalendarEntry['figures'] {
  return figuresOfEntry(entry, entry.figures?.basis ?? (entry.meal?.items?.length ? 'computed' : 'stated'));
}

function written(entries: CalendarEntry[], write: CalendarWrite): CalendarEntry[] {
  const others = entries.filter((entry) => !isSamePlace(entry, write));
  if ('entry' in write) return write.entry ? [...others, write.entry] : others;
  const entry = entries.find((one) => isSamePlace(one, write));
  return entry ? [...others, patched(entry, write.patch)] : entries;
}

function patched(entry: CalendarEntry, patch: EntryPatch): CalendarEntry {
  const next = { ...entry, ...patch };
  const meal = next.meal && { ...next.meal, servings: next.servings };
  const whole = { ...next, meal };
  return { ...whole, figures: figuresOf(whole) };
}
