import { isKnownDate, isWithinAYear } from '@platewise/contract/dates/known-dates';

/** The day that an address names; undefined, which is today, for what is no day of the calendar, 30 February too. */
export function chosenDay(asked: string | undefined, now = new Date()): string | undefined {
  return asked !== undefined && isKnownDate(asked) && isWithinAYear(asked, now) ? asked : undefined;
}
