import { createHash } from 'node:crypto';
import { mealTypeOf } from '@platewise/contract/calendar/calendar-slots';
import { texts } from '@platewise/contract/texts';
import type { CalendarEntryRow } from '@platewise/db/tables/calendar-tables';
import { MEAL_TIMES } from '@platewise/domain/meal-times';
import { entryName } from '../entries/entry-name.ts';
import { leftoverOf } from '../entries/leftover-of.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { describeMeal } from './describe-meal.ts';
import { EARLY_SNACK_TIME, MEAL_MINUTES } from './meal-times.ts';

/** Calendar programs are asked to look again this often. */
const REFRESH_HOURS = 1;

/**
 * Entries as a calendar file to follow, an event at local time for each, so that none shifts wherever the person is. The
 * id of an event is its place, so that what changes there changes the event.
 */
export function calendarFeed(
  entries: readonly CalendarEntryRow[],
  { userId, now }: { userId: string; now: Date },
): string {
  const owner = createHash('sha256').update(userId).digest('hex').slice(0, 16);
  const withTwoSnacks = new Set(entries.filter(({ slot }) => slot === 'second-snack').map(({ date }) => date));
  const events = entries.map(
    (entry): CalendarEvent => ({
      uid: `${entry.date}-${entry.slot}-${owner}@platewise`,
      sequence: entry.revision,
      date: entry.date,
      time: timeOf(entry, { isFirstOfTwo: withTwoSnacks.has(entry.date) }),
      minutes: MEAL_MINUTES,
      summary: texts.calendar.feed.summary({ slot: texts.calendar.slots[entry.slot], name: entryName(entry) }),
      description: describe(entry),
    }),
  );
  return calendarFile({ name: texts.calendar.feed.name, stamp: now, events, refreshHours: REFRESH_HOURS });
}

function timeOf({ slot }: CalendarEntryRow, { isFirstOfTwo }: { isFirstOfTwo: boolean }): string {
  return slot === 'snack' && isFirstOfTwo ? EARLY_SNACK_TIME : MEAL_TIMES[mealTypeOf(slot)];
}

function describe(entry: CalendarEntryRow): string {
  const { kind, meal, note, kcal } = entry;
  const leftover = leftoverOf(entry);
  return [
    ...(note && kind !== 'note' ? [note] : []),
    ...(kcal === null ? [] : [texts.calendar.feed.estimate({ kcal })]),
    ...(leftover ? [texts.calendar.feed[leftover.isFrozen ? 'frozen' : 'leftover'](leftover)] : []),
    ...(meal ? [describeMeal(meal)] : []),
  ].join('\n\n');
}
