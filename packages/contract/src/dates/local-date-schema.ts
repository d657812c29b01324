import { z } from 'zod';
import { texts } from '../texts.ts';
import { isKnownDate } from './known-dates.ts';

/**
 * A real date as text, YYYY-MM-DD, from the year 2000 on (decisions 8). That it lies no more than a year ahead depends on
 * the clock and is checked where the clock is: see `isWithinAYear`.
 * @param field the name that the refusing sentence shows
 */
export function localDate(field: string) {
  const error = () => texts.validation.date({ field });
  return z.string({ error }).refine(isKnownDate, { error }).meta({ format: 'date' });
}
