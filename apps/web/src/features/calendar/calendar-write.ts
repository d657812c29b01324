import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar-schema';
import { CALENDAR_SLOTS } from '@platewise/contract/calendar-slots';
import { isSamePlace, type Place } from './place.ts';

/** The fields of an entry that are changed by themselves. */
export type EntryPatch = Partial<Pick<CalendarEntry, 'servings' | 'isLocked' | 'note' | 'kcal'>>;

/**
 * What a change makes of one place, as it is shown before the server has answered: an entry, nothing, or some fields. To
 * write the same twice is to write it once.
 */
export type CalendarWrite = Place & ({ entry: CalendarEntry | null } | { patch: EntryPatch });

const tenth = (grams: number) => Math.round(grams * 10) / 10;

/** Days as they are when what was changed has arrived; their sums are those of what they show. */
export function withWrites(days: readonly CalendarDay[], writes: readonly CalendarWrite[]): CalendarDay[] {
  return days.map((day) => {
    const own = writes.filter(({ date }) => date === day.date);
    if (own.length === 0) return day;
    const entries = own.reduce(written, day.entries).toSorted(bySlot);
    return { ...day, entries, ...sumsOf(entries) };
  });
}

/** What an entry brings to its day, as the server computes it: figures of a serving times the servings, or the guess. */
export function figuresOf({ kind, meal, servings, kcal, figures }: CalendarEntry): CalendarEntry['figures'] {
  if (kind === 'eating-out') return kcal === null ? null : { calories: kcal, macros: null, basis: 'stated' };
  if (meal?.calories === undefined) return null;
  const { macros } = meal;
  return {
    calories: Math.round(meal.calories * servings),
    macros: macros
      ? {
          protein: tenth(macros.protein * servings),
          fat: tenth(macros.fat * servings),
          carbs: tenth(macros.carbs * servings),
        }
      : null,
    basis: figures?.basis ?? (meal.items?.length ? 'computed' : 'stated'),
  };
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

function bySlot(a: CalendarEntry, b: CalendarEntry): number {
  return CALENDAR_SLOTS.indexOf(a.slot) - CALENDAR_SLOTS.indexOf(b.slot);
}

function sumsOf(entries: readonly CalendarEntry[]): Pick<CalendarDay, 'totals' | 'unknown'> {
  const eaten = entries.filter(({ kind }) => kind !== 'note');
  const known = eaten.flatMap(({ figures }) => figures ?? []);
  const macros = known.flatMap((figures) => figures.macros ?? []);
  const sum = (of: 'protein' | 'fat' | 'carbs') => tenth(macros.reduce((total, one) => total + one[of], 0));
  return {
    totals: {
      calories: known.reduce((total, { calories }) => total + calories, 0),
      macros: { protein: sum('protein'), fat: sum('fat'), carbs: sum('carbs') },
    },
    unknown: { calories: eaten.length - known.length, macros: eaten.length - macros.length },
  };
}
