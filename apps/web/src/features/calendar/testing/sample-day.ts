import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import type { Place } from '../data/place.ts';

const TARGET = { calories: 2000, macros: { protein: 100, fat: 70, carbs: 240 } };

export function sampleEntry(place: Place, changes: Partial<CalendarEntry> = {}): CalendarEntry {
  const meal = {
    id: 'meal-1',
    name: 'Lentil stew',
    calories: 600,
    macros: { protein: 30.5, fat: 15, carbs: 80 },
    items: [{ food: 'lentils', name: 'Lentils', fdcId: 172420, grams: 80 }],
    servings: 1,
  };
  return {
    ...place,
    kind: 'meal',
    meal,
    servings: 1,
    note: null,
    kcal: null,
    isLocked: false,
    planId: null,
    figures: { calories: 600, macros: { protein: 30.5, fat: 15, carbs: 80 }, basis: 'computed' },
    revision: 1,
    updatedAt: '2026-11-22T09:00:00Z',
    ...changes,
  };
}

export function sampleDay(date: string, entries: CalendarEntry[] = []): CalendarDay {
  const nothing = { calories: 0, macros: { protein: 0, fat: 0, carbs: 0 } };
  return { date, entries, totals: nothing, unknown: { calories: 0, macros: 0 }, target: TARGET };
}
