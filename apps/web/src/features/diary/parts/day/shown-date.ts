import { isKnownDate, isWithinAYear } from '@platewise/contract/dates/known-dates';

/** Whether a text is a day that the diary can have: a real date from 2000 to a year ahead (decisions 8). */
export function isTrackable(date: string, now: Date): boolean {
  return isKnownDate(date) && isWithinAYear(date, now);
}

/** The day that an address asks for; today where it names none or one that cannot be, which is then reported. */
export function shownDate(asked: string | undefined, today: string, now: Date): { date: string; refused?: string } {
  if (asked === undefined) return { date: today };
  return isTrackable(asked, now) ? { date: asked } : { date: today, refused: asked };
}
