import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { isSamePlace, type Place } from './place.ts';
import type { CalendarChanges } from './use-calendar-changes.ts';
import type { NewMeals } from './use-generate-entry.ts';
import type { useWholeChanges } from './use-whole-changes.ts';

/** What is asked in a dialog. */
export type AskedInDialog =
  | { asks: 'place'; entry: CalendarEntry; copy: boolean }
  | { asks: 'note'; place: Place; entry: CalendarEntry | null }
  | { asks: 'eating-out'; place: Place; entry: CalendarEntry | null }
  | { asks: 'servings'; entry: CalendarEntry }
  | { asks: 'favorite'; place: Place }
  | { asks: 'plan-meal'; place: Place }
  | { asks: 'plan'; date: string }
  | { asks: 'nutrients'; date: string; of: 'day' | 'week' }
  | { asks: 'fill' }
  | { asks: 'feed' };

/** An entry that was cut or copied, to be pasted into another place. */
export type Clipboard = { entry: CalendarEntry; copy: boolean };

/** All that the parts of the calendar's screen work with. */
export type CalendarDesk = {
  days: readonly CalendarDay[];
  /** What of meals that are cooked on them waits in the freezer for later ones. */
  frozenLater: readonly CalendarEntry[];
  today: string;
  changes: CalendarChanges;
  whole: ReturnType<typeof useWholeChanges>;
  newMeals: NewMeals;
  /** Places, as keys, of what is pending on this device. */
  pending: ReadonlySet<string>;
  clipboard: Clipboard | null;
  onClipboard: (clipboard: Clipboard | null) => void;
  onAsk: (asked: AskedInDialog) => void;
  onDetails: (entry: CalendarEntry) => void;
  onDay: (day: string) => void;
};

/** What stands in a place, as far as its day is shown. */
export function entryAt({ days }: Pick<CalendarDesk, 'days'>, place: Place): CalendarEntry | null {
  const day = days.find(({ date }) => date === place.date);
  return day?.entries.find((entry) => isSamePlace(entry, place)) ?? null;
}
