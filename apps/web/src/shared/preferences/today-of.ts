import { addDays, daysBetween } from '@platewise/contract/dates/local-date';
import { dateInZone } from '@platewise/domain/date-in-zone';

type ReportedToday = {
  /** The date that the server reported. */
  today: string;
  /** When it reported it, ms since 1970 by the clock of this device. */
  at: number;
  timeZone: string;
};

/**
 * Today where the person is: the server's date, and the midnights since, so that neither a page that stays open nor a
 * clock that is wrong by years shows another day.
 */
export function todayOf({ today, at, timeZone }: ReportedToday, now: number): string {
  const [then, since] = [dateInZone(new Date(at), timeZone), dateInZone(new Date(now), timeZone)];
  return addDays(today, daysBetween(then, since));
}
