import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Weekday } from '@platewise/contract/local-date';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { useMemo, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { CopyNote } from '../offline/copy-note.tsx';
import { useIsReachable } from '../offline/use-connection.ts';
import { useOperations } from '../offline/use-operations.ts';
import { TimeZoneLine } from '../preferences/time-zone-line.tsx';
import { usePreferences } from '../preferences/use-preferences.ts';
import { useToday } from '../preferences/use-today.ts';
import type { AskedInDialog, CalendarDesk, Clipboard } from './calendar-desk.ts';
import { CalendarDialogs } from './calendar-dialogs.tsx';
import { pendingWrites } from './calendar-operation.ts';
import classes from './calendar-page.module.css';
import { CalendarTools } from './calendar-tools.tsx';
import type { ChangeReport } from './change-report.ts';
import { ChangeReportBlock } from './change-report-block.tsx';
import { DayPanel } from './day-panel.tsx';
import { DAY_PANEL_ID, DayStrip, dayTabId } from './day-strip.tsx';
import { useEntryDetails } from './entry-details.tsx';
import { placeKey } from './place.ts';
import { PlannedFor } from './planned-for.tsx';
import { shownWeek } from './shown-week.ts';
import { useCalendarChanges } from './use-calendar-changes.ts';
import { useCalendarWeek } from './use-calendar-week.ts';
import { useGenerateEntry } from './use-generate-entry.ts';
import { useWholeChanges } from './use-whole-changes.ts';
import { WeekGrid } from './week-grid.tsx';

type CalendarPageProps = {
  /** The day that the address names. */
  day: string | undefined;
  /** Undefined for today, whatever day that is. */
  onDay: (day: string | undefined) => void;
};

const words = calendarScreen;

/** /calendar: what is planned for which day (shell 2). */
export function CalendarPage(chosen: CalendarPageProps) {
  return (
    <RequireSignIn>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <TimeZoneLine />
      <ChosenDay {...chosen} />
    </RequireSignIn>
  );
}

function ChosenDay({ day, onDay }: CalendarPageProps) {
  const { preferences, query } = usePreferences();
  const today = useToday();
  if (preferences) {
    return (
      <CalendarBoard
        day={day ?? today}
        today={today}
        weekStart={preferences.weekStart}
        onDay={(next) => onDay(next === today ? undefined : next)}
      />
    );
  }
  if (!query.isError) return <CalendarSkeleton />;
  return (
    <ErrorState
      title={words.errorTitle}
      message={errorSentence(query.error, words.errorText)}
      onRetry={() => void query.refetch()}
    />
  );
}

type CalendarBoardProps = { day: string; today: string; weekStart: Weekday; onDay: (day: string) => void };

const calendarBoardWords = calendarScreen;

const WIDE = '(min-width: 64em)';

/** The days around the chosen one: the strip, on wide screens the whole week, and the chosen day with its meals. */
function CalendarBoard({ day, today, weekStart, onDay }: CalendarBoardProps) {
  const week = shownWeek(day, { weekStart, now: new Date() });
  const { days, query } = useCalendarWeek(week);
  const { error } = query;
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const isReachable = useIsReachable();
  const operations = useOperations();
  const pending = useMemo(() => new Set(pendingWrites(operations).map(placeKey)), [operations]);
  const [report, setReport] = useState<ChangeReport | null>(null);
  const [asked, setAsked] = useState<AskedInDialog | null>(null);
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  const changes = useCalendarChanges();
  const whole = useWholeChanges(changes, setReport);
  const newMeals = useGenerateEntry(changes, setReport);
  const details = useEntryDetails(days?.find(({ date }) => date === day));

  const desk: CalendarDesk = {
    days: days ?? [],
    today,
    changes,
    whole,
    newMeals,
    pending,
    clipboard,
    onClipboard: setClipboard,
    onAsk: setAsked,
    onDetails: details.show,
    onDay,
  };
  const chosen = days?.find(({ date }) => date === day);

  return (
    <div className={classes.board}>
      <CalendarTools week={week} day={day} desk={desk} isReady={days !== undefined} />
      <DayStrip week={week} days={days} day={day} today={today} onDay={onDay} isAboveGrid={isWide} />
      {days && <CopyNote query={query} />}
      {isWide && days && <WeekGrid desk={desk} day={day} />}
      {report && <ChangeReportBlock report={report} onClose={() => setReport(null)} />}
      <div role="tabpanel" id={DAY_PANEL_ID} aria-labelledby={dayTabId(day)}>
        {chosen && <DayPanel key={day} day={chosen} desk={desk} />}
        {!chosen && !error && <DaySkeleton />}
        {!chosen && error !== null && (
          <ErrorState
            title={calendarBoardWords.errorTitle}
            message={isReachable ? errorSentence(error, calendarBoardWords.errorText) : calendarBoardWords.notKept}
            onRetry={() => void query.refetch()}
          />
        )}
      </div>
      <PlannedFor />
      <CalendarDialogs asked={asked} desk={desk} week={week} onReport={setReport} onClose={() => setAsked(null)} />
      {details.dialog}
    </div>
  );
}

const DAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The calendar before anything of it is known. */
function CalendarSkeleton() {
  return (
    <div role="status" aria-label={calendarScreen.loading} className={classes.whole}>
      <Skeleton height={40} width="min(360px, 80%)" />
      <div className={classes.days}>
        {DAYS.map((day) => (
          <Skeleton key={day} height={76} />
        ))}
      </div>
      <DaySkeleton />
    </div>
  );
}

/** A day before its meals are known. */
function DaySkeleton() {
  return (
    <div className={classes.day} aria-hidden>
      <Skeleton height={28} width="min(280px, 70%)" />
      <Skeleton height={72} />
      <div className={classes.slots}>
        {DAYS.slice(0, 3).map((slot) => (
          <Skeleton key={slot} height={232} />
        ))}
      </div>
    </div>
  );
}
