const long = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const tick = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' });

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

/** A time of the day, HH:MM, as people read it: 7:05 PM. */
export function clockText(time: string): string {
  const moment = new Date(`2000-01-01T${time}:00Z`);
  return Number.isNaN(moment.getTime()) ? time : clock.format(moment);
}

// A date is a moment of no zone; formatted in the one that it is read in, it cannot shift.
function momentOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
