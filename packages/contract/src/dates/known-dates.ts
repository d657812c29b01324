import { addDays, dayNumber, yearAfter } from './local-date.ts';

/** Calendar and diary begin here (decisions 8). */
export const FIRST_DATE = '2000-01-01';
/** Somewhere it is already tomorrow by UTC. */
const DAYS_AHEAD_OF_UTC = 1;

/** Whether a text is a real date, YYYY-MM-DD, from the first one on. */
export function isKnownDate(date: string): boolean {
  return date >= FIRST_DATE && dayNumber(date) !== null;
}

/** Whether a date lies at most a year ahead of the day that it is now, wherever the person is. */
export function isWithinAYear(date: string, now: Date): boolean {
  const today = addDays(now.toISOString().slice(0, 10), DAYS_AHEAD_OF_UTC);
  return date <= yearAfter(today);
}
