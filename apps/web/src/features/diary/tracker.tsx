import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';
import { TimeZoneLine } from '../preferences/time-zone-line.tsx';
import { useToday } from '../preferences/use-today.ts';
import { DayView } from './day-view.tsx';
import { shownDate } from './shown-date.ts';
import classes from './tracker.module.css';
import type { TrackerView } from './tracker-view.ts';
import { TrendsView } from './trends-view.tsx';

// Links without search parameters would count as active on every view.
const EXACT = { exact: true } as const;
const words = texts.calorieScreen;

/** The diary of one day, or what the days came to. */
export function Tracker({ asked, onAsk }: TrackerView) {
  const today = useToday();
  const { date, refused } = shownDate(asked.date, today, new Date());
  const isTrends = asked.view === 'trends';

  return (
    <>
      <nav className={classes.views} aria-label={words.views}>
        <Link
          to="/calorie-tracker"
          search={{ date: asked.date }}
          resetScroll={false}
          activeOptions={EXACT}
          aria-current={isTrends ? undefined : 'page'}
        >
          {words.day}
        </Link>
        <Link
          to="/calorie-tracker"
          search={{ ...asked, view: 'trends' }}
          resetScroll={false}
          activeOptions={EXACT}
          aria-current={isTrends ? 'page' : undefined}
        >
          {words.trends}
        </Link>
      </nav>
      <TimeZoneLine />
      {isTrends ? (
        <TrendsView days={asked.days} date={asked.date} />
      ) : (
        <DayView date={date} refused={refused} today={today} onAsk={onAsk} />
      )}
    </>
  );
}
