import { texts } from '@platewise/contract/texts';
import { tools } from '@platewise/contract/texts/site/tools';
import { Link } from '@tanstack/react-router';
import { TimeZoneLine } from '../../../shared/preferences/time-zone-line.tsx';
import { useToday } from '../../../shared/preferences/use-today.ts';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { ProTool } from '../../../shared/subscription/pro-tool.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { shownDate } from '../parts/day/shown-date.ts';
import { DayView } from './day-view.tsx';
import classes from './diary-page.module.css';
import type { TrackerView } from './tracker-view.ts';
import { TrendsView } from './trends-view.tsx';

const words = tools.calorieTracker;

/** /calorie-tracker (shell 2): for those whose plan has it. */
export function DiaryPage(view: TrackerView) {
  return (
    <RequireSignIn>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <ProTool needs="calorieTracker" words={words}>
        <Tracker {...view} />
      </ProTool>
    </RequireSignIn>
  );
}

// Links without search parameters would count as active on every view.
const EXACT = { exact: true } as const;

const trackerWords = texts.calorieScreen;

/** The diary of one day, or what the days came to. */
function Tracker({ asked, onAsk }: TrackerView) {
  const today = useToday();
  const { date, refused } = shownDate(asked.date, today, new Date());
  const isTrends = asked.view === 'trends';

  return (
    <>
      <nav className={classes.views} aria-label={trackerWords.views}>
        <Link
          to="/calorie-tracker"
          search={{ date: asked.date }}
          resetScroll={false}
          activeOptions={EXACT}
          aria-current={isTrends ? undefined : 'page'}
        >
          {trackerWords.day}
        </Link>
        <Link
          to="/calorie-tracker"
          search={{ ...asked, view: 'trends' }}
          resetScroll={false}
          activeOptions={EXACT}
          aria-current={isTrends ? 'page' : undefined}
        >
          {trackerWords.trends}
        </Link>
        <Link to="/body">{texts.shell.body}</Link>
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
