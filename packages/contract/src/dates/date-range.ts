import { z } from 'zod';
import { texts } from '../texts.ts';
import { dayNumber } from './local-date.ts';
import { localDate } from './local-date-schema.ts';

/** Dates from one to another that a call reaches over at once: at most so many days, both ends included. */
export function dateRange(maxDays: number) {
  return z
    .object({ from: localDate('from'), to: localDate('to') })
    .refine(({ from, to }) => isWithin(from, to, Infinity), {
      path: ['to'],
      error: () => texts.validation.notBefore({ field: 'to', other: 'from' }),
    })
    .refine(({ from, to }) => isWithin(from, to, maxDays), {
      path: ['to'],
      error: () => texts.validation.daysAtMost({ field: 'to', other: 'from', max: maxDays }),
    });
}

// What is no date is refused by its own field.
function isWithin(from: string, to: string, maxDays: number): boolean {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return first === null || last === null || (first <= last && last - first < maxDays);
}
