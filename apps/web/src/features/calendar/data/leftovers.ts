import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { LEFTOVER_DAYS } from '@platewise/domain/calendar/leftover-places';
import { listWords } from '@platewise/domain/list-words';
import { trpc } from '../../../shared/api/trpc.ts';
import { placeText, shortDayText } from '../parts/week/day-words.ts';

const words = calendarScreen;

/** The days that are shown and those after a date: the last days of a week leave something for the next. */
export function useDaysWithNext(date: string, days: readonly CalendarDay[]): readonly CalendarDay[] {
  const last = days.at(-1)?.date ?? date;
  const range = { from: addDays(last, 1), to: addDays(last, LEFTOVER_DAYS) };
  const isShown = addDays(date, LEFTOVER_DAYS) <= last;
  const beyond = trpc.calendar.read.useQuery(range, { enabled: !isShown });
  return isShown ? days : [...days, ...(beyond.data?.days ?? [])];
}

/**
 * Days without what is left over no more: its cooking is gone or was changed on this device, which no server has read yet, or it was
 * itself moved to a day before that or after its last.
 */
export function withStandingLeftovers(days: readonly CalendarDay[]): readonly CalendarDay[] {
  const stands = ({ date, meal, leftover }: CalendarEntry): boolean => {
    if (!leftover) return true;
    if (date <= leftover.cookedOn || date > leftover.useBy) return false;
    const cooking = days.find((day) => day.date === leftover.cookedOn);
    return !cooking || cooking.entries.some((entry) => !entry.leftover && entry.meal?.id === meal?.id);
  };
  if (days.every(({ entries }) => entries.every(stands))) return days;
  return days.map((day) =>
    day.entries.every(stands)
      ? day
      : { ...day, entries: day.entries.map((entry) => (stands(entry) ? entry : cookedByItself(entry))) },
  );
}

function cookedByItself({ leftover: _leftover, ...entry }: CalendarEntry): CalendarEntry {
  return entry;
}

/** Where what is left over is looked for: days, and what waits in the freezer after them. */
export type LeftoverPlaces = { days: readonly CalendarDay[]; frozenLater: readonly CalendarEntry[] };

/** What of a cooking is eaten later, by date. */
export function leftoversOf({ date, meal }: CalendarEntry, { days, frozenLater }: LeftoverPlaces): CalendarEntry[] {
  const isBeyond = (entry: CalendarEntry) => days.every((day) => day.date !== entry.date);
  const planned = [...days.flatMap(({ entries }) => entries), ...frozenLater.filter(isBeyond)];
  return planned.filter((entry) => entry.leftover?.cookedOn === date && entry.meal?.id === meal?.id);
}

/** The servings that are cooked at once: those of the meal and of all that it leaves. */
export function servingsCooked(entry: CalendarEntry, places: LeftoverPlaces): number {
  return entry.servings + servingsOf(leftoversOf(entry, places));
}

/** What a meal was left over from, or what it leaves, in a sentence; null for one that is cooked and eaten. */
export function leftoverSentence(entry: CalendarEntry, places: LeftoverPlaces): string | null {
  const { leftover } = entry;
  if (leftover) {
    const { useBy, isFrozen } = leftover;
    const cookedOn = shortDayText(leftover.cookedOn);
    return isFrozen ? words.leftOverFrozen({ cookedOn }) : words.leftOver({ cookedOn, useBy: shortDayText(useBy) });
  }
  const later = leftoversOf(entry, places);
  if (later.length === 0) return null;
  const cooks = words.cooksMore({ count: servingsCooked(entry, places), places: placesText(later) });
  const frozen = later.filter((one) => one.leftover?.isFrozen);
  if (frozen.length === 0) return cooks;
  return `${cooks} ${words.freezes({ count: servingsOf(frozen), places: placesText(frozen) })}`;
}

function servingsOf(entries: readonly CalendarEntry[]): number {
  return entries.reduce((sum, { servings }) => sum + servings, 0);
}

function placesText(entries: readonly CalendarEntry[]): string {
  return listWords(entries.map(placeText), 'and');
}
