import { isKnownDate, isWithinAYear } from '@platewise/contract/known-dates';

/** What the address of the calendar says. */
export type CalendarSearch = {
  /** The chosen day, YYYY-MM-DD; today when absent. */
  day?: string | undefined;
};

/**
 * The search part of /calendar. What is no day of the calendar, 30 February too, is today. Set to undefined, since the
 * router keeps the raw value of what is left out.
 */
export function readCalendarSearch(search: Record<string, unknown>, now = new Date()): CalendarSearch {
  const { day } = search;
  return { day: typeof day === 'string' && isKnownDate(day) && isWithinAYear(day, now) ? day : undefined };
}
