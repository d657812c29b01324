import { dateFormat } from '@platewise/contract/language/formats';

const day = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekday = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Dates from one to another (YYYY-MM-DD): 'Nov 22 – 28'. */
export function rangeWords(from: string, to: string): string {
  return from === to ? weekdayWords(from) : day.formatRange(atMidnight(from), atMidnight(to));
}

/** A date (YYYY-MM-DD): 'Mon, Nov 23'. */
export function weekdayWords(date: string): string {
  return weekday.format(atMidnight(date));
}

/** The day of a moment, where this device is: 'Nov 23'. */
export function momentWords(moment: string | Date): string {
  return dateFormat({ day: 'numeric', month: 'short' }).format(new Date(moment));
}

function atMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
