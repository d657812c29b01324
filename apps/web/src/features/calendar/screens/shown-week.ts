import { FIRST_DATE, isWithinAYear } from '@platewise/contract/dates/known-dates';
import { addDays, datesBetween, type Weekday, weekStartOf } from '@platewise/contract/dates/local-date';

const DAYS = 7;

/** The days that are shown together, and the days that the ways to others lead to; null where there are none. */
export type ShownWeek = { from: string; to: string; dates: string[]; previous: string | null; next: string | null };

/** The week that a day lies in (shell 2). The first one of all may be shorter. */
export function shownWeek(day: string, { weekStart, now }: { weekStart: Weekday; now: Date }): ShownWeek {
  const start = weekStartOf(day, weekStart);
  const from = start < FIRST_DATE ? FIRST_DATE : start;
  const to = addDays(start, DAYS - 1);
  const [before, after] = [addDays(day, -DAYS), addDays(day, DAYS)];
  return {
    from,
    to,
    dates: datesBetween(from, to),
    previous: before < FIRST_DATE ? null : before,
    next: isWithinAYear(after, now) ? after : null,
  };
}
