import { addDays, dayNumber } from '@platewise/contract/dates/local-date';
import { dateInZone, timeInZone } from './date-in-zone.ts';

/** A time of every day, HH:MM, or of one day of the week: Sunday 0 to Saturday 6. */
export type TimeOfDay = { time: string; weekday?: number | undefined };

const MINUTE_MS = 60_000;
const DAYS_OF_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/**
 * The first moment after another at which the clock of a time zone shows a time, on a day of the week where one is given. A time that
 * the clock leaves out on a day is the same time after the gap; one that it shows twice is the first of both.
 * @param timeZone a name such as Asia/Kolkata
 */
export function nextMoment({ time, weekday }: TimeOfDay, { after, timeZone }: { after: Date; timeZone: string }): Date {
  const today = dateInZone(after, timeZone);
  for (let days = -1; days <= DAYS_OF_WEEK + 1; days++) {
    const date = addDays(today, days);
    if (weekday !== undefined && weekdayOf(date) !== weekday) continue;
    const moment = momentAt(date, time, timeZone);
    if (moment > after) return moment;
  }
  throw new RangeError(`${time} does not come within a week.`);
}

function weekdayOf(date: string): number {
  return ((((dayNumber(date) ?? 0) + FIRST_WEEKDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

/** The moment at which the clock of a zone shows a date and a time. */
function momentAt(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const shownAt = (moment: number) => {
    const at = new Date(moment);
    return Date.parse(`${dateInZone(at, timeZone)}T${timeInZone(at, timeZone)}:00Z`);
  };
  // Twice: the first estimate may lie on the other side of a change of the clock.
  const first = wanted - (shownAt(wanted) - wanted);
  const second = first - (shownAt(first) - wanted);
  return new Date(shownAt(second) === wanted ? earliest(second, shownAt, wanted) : Math.max(first, second));
}

/** An hour that the clock shows twice begins the first time. */
function earliest(moment: number, shownAt: (moment: number) => number, wanted: number): number {
  const before = moment - 60 * MINUTE_MS;
  return shownAt(before) === wanted ? before : moment;
}
