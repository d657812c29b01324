import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { kcalText, wholeNumberText } from '../../../shared/meal/quantities.ts';

type Named = Pick<CalendarEntry, 'kind' | 'meal' | 'note'>;

/** What an entry is called: its meal, that it is eaten out, or the first line of its note. */
export function entryName({ kind, meal, note }: Named): string {
  if (meal) return meal.name;
  if (kind === 'eating-out') return texts.calendar.eatingOut;
  return note?.split('\n')[0] || texts.calendar.note;
}

/** What an entry brings to its day, in words; null for a note. */
export function energyText({ kind, figures }: Pick<CalendarEntry, 'kind' | 'figures'>): string | null {
  if (kind === 'note') return null;
  if (!figures) return calendarScreen.kcalUnknown;
  if (kind === 'eating-out') return calendarScreen.aboutKcal({ kcal: wholeNumberText(figures.calories) });
  return kcalText(figures.calories);
}
