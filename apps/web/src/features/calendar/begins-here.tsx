import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar-schema';
import { timeOfDayText } from '@platewise/contract/formats';
import { addDays } from '@platewise/contract/local-date';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { startsAt } from '@platewise/domain/starts-at';
import { useId } from 'react';
import { trpc } from '../../trpc.ts';
import classes from './begins-here.module.css';
import { entryName } from './entry-words.ts';
import { placeKey } from './place.ts';

type BeginsHereProps = { date: string; days: readonly CalendarDay[] };

/** What has to be begun on a day for its own meals or for those of the day after (decisions 9.3). */
export function BeginsHere({ date, days }: BeginsHereProps) {
  const titleId = useId();
  const next = addDays(date, 1);
  const isShown = days.some((day) => day.date === next);
  // The last day of a week begins what the next week eats.
  const beyond = trpc.calendar.read.useQuery({ from: next, to: next }, { enabled: !isShown });
  const begins = beginningOn(date, [...days, ...(isShown ? [] : (beyond.data?.days ?? []))]);
  if (begins.length === 0) return null;

  return (
    <section aria-labelledby={titleId} className={classes.begins}>
      <h3 id={titleId} className={classes.title}>
        {calendarScreen.beginsHere}
      </h3>
      <ul className={classes.list}>
        {begins.map(({ entry, at, what }) => (
          <li key={placeKey(entry)}>
            {calendarScreen.begins({
              time: timeOfDayText(at.slice('YYYY-MM-DDT'.length)),
              what,
              meal: entryName(entry),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Beginning = { entry: CalendarEntry; at: string; what: string };

/** Entries that begin on a day, earliest first; also those that wait on this device and no server has read yet. */
export function beginningOn(date: string, days: readonly CalendarDay[]): Beginning[] {
  return days
    .flatMap(({ entries }) => entries)
    .flatMap((entry): Beginning[] => {
      const ahead = entry.meal?.startsAhead;
      return ahead ? [{ entry, at: entry.startsAt ?? startsAt(entry, ahead), what: ahead.what }] : [];
    })
    .filter(({ at }) => at.startsWith(date))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}
