import { dateFormat } from '@platewise/contract/language/formats';

const long = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
const short = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const tick = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A local date, YYYY-MM-DD, in full: Sunday, November 22, 2026. */
export function longDateText(date: string): string {
  return long.format(momentOf(date));
}

/** Nov 22, 2026 */
export function shortDateText(date: string): string {
  return short.format(momentOf(date));
}

/** Nov 22, for the axis of a chart. */
export function tickDateText(date: string): string {
  return tick.format(momentOf(date));
}

// A date is a moment of no zone; formatted in the one that it is read in, it cannot shift.
function momentOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
