import { z } from 'zod';
import { addDays, dayNumber, yearAfter } from './local-date.ts';
import { texts } from './texts.ts';

const FIRST_DATE = '2000-01-01';
/** Somewhere it is already tomorrow by UTC. */
const DAYS_AHEAD_OF_UTC = 1;

/**
 * A real date as text, YYYY-MM-DD, from the year 2000 on (decisions 8). That it lies no more than a year ahead depends on
 * the clock and is checked where the clock is: see `isWithinAYear`.
 * @param field the name that the refusing sentence shows
 */
export function localDate(field: string) {
  const error = texts.validation.date({ field });
  return z.string({ error }).refine((date) => date >= FIRST_DATE && dayNumber(date) !== null, { error });
}

/** Whether a date lies at most a year ahead of the day that it is now, wherever the person is. */
export function isWithinAYear(date: string, now: Date): boolean {
  const today = addDays(now.toISOString().slice(0, 10), DAYS_AHEAD_OF_UTC);
  return date <= yearAfter(today);
}
