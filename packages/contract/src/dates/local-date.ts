const DAY_MS = 86_400_000;
/** The number of 31 December 9999: a year of five digits is no date of ours, nor one that Postgres reads. */
const LAST_DAY = 2_932_896;

/** Days of the week from Sunday, 0, to Saturday, 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The number of a calendar day ('YYYY-MM-DD'), so that two days differ by what lies between them; null for no real date.
 * A date is text from end to end and is never a moment of any time zone, so no change of a clock can shift it.
 */
export function dayNumber(date: string): number | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  // Some engines read 30 February as 2 March.
  const isReal = Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === date;
  return isReal ? time / DAY_MS : null;
}

/**
 * The date so many days after another; before it, where the number is negative. After the last date there is, that one.
 * @throws RangeError for a text that is no date
 */
export function addDays(date: string, days: number): string {
  return dateOf(Math.min(numberOf(date) + days, LAST_DAY));
}

/**
 * How many days after `from` the date `to` comes; negative where it comes before.
 * @throws RangeError for a text that is no date
 */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

/** Every date from `from` to `to`, both included; none where `to` comes first. */
export function datesBetween(from: string, to: string): string[] {
  const first = numberOf(from);
  return Array.from({ length: Math.max(0, numberOf(to) - first + 1) }, (_, days) => dateOf(first + days));
}

/** The day of the week that a date falls on. */
export function weekdayOf(date: string): Weekday {
  // 1970-01-01, day 0, was a Thursday.
  return ((((numberOf(date) + 4) % 7) + 7) % 7) as Weekday;
}

/** The first day of the week that a date lies in, for weeks that start on `weekStart`. */
export function weekStartOf(date: string, weekStart: Weekday): string {
  return addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
}

/** The date a year later; 29 February has 28 February. */
export function yearAfter(date: string): string {
  const [year = '', month, day] = date.split('-');
  const next = String(Number(year) + 1).padStart(4, '0');
  const same = `${next}-${month}-${day}`;
  return dayNumber(same) === null ? `${next}-02-28` : same;
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function numberOf(date: string): number {
  const day = dayNumber(date);
  if (day === null) throw new RangeError(`${JSON.stringify(date)} is no date.`);
  return day;
}
