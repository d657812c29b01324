import { Group, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Weekday } from '@platewise/contract/dates/local-date';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { useIsReachable } from '../../../shared/api/use-connection.ts';
import { TimeZoneLine } from '../../../shared/preferences/time-zone-line.tsx';
import { usePreferences } from '../../../shared/preferences/use-preferences.ts';
import { useToday } from '../../../shared/preferences/use-today.ts';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { CopyNote } from '../../../shared/sync/cache/copy-note.tsx';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import type { AskedInDialog, CalendarDesk, Clipboard } from '../data/calendar-desk.ts';
import type { ChangeReport } from '../data/change-report.ts';
import { useDaysWithNext } from '../data/leftovers.ts';
import { useCalendarChanges } from '../data/use-calendar-changes.ts';
import { useCalendarWeek } from '../data/use-calendar-week.ts';
import { useGenerateEntry } from '../data/use-generate-entry.ts';
import { useWholeChanges } from '../data/use-whole-changes.ts';
import classes from '../parts/calendar.module.css';
import { CalendarTools } from '../parts/calendar-tools.tsx';
import { CalendarDialogs } from '../parts/dialogs/calendar-dialogs.tsx';
import { PlannedFor } from '../parts/dialogs/planned-for.tsx';
import { useEntryDetails } from '../parts/entry-details.tsx';
import { DayPanel } from '../parts/week/day-panel.tsx';
import { DAY_PANEL_ID, DayStrip, dayTabId } from '../parts/week/day-strip.tsx';
import { shownWeek } from './shown-week.ts';

type CalendarPageProps = {
  /** The day that the address names. */
  day: string | undefined;
  /** Undefined for today, whatever day that is. */
  onDay: (day: string | undefined) => void;
};

const words = calendarScreen;

/** Wide screens alone have room for it. */
const WeekGrid = lazyPart(async () => (await import('../parts/week/week-grid.tsx')).WeekGrid, {
  pending: () => <Skeleton height="28rem" />,
});

/** Shown after a change of several days. */
const ChangeReportBlock = lazyPart(async () => (await import('../parts/change-report-block.tsx')).ChangeReportBlock);

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
  const { query } = usePreferences();
  const today = useToday();
  return (
    <QueryStates
      query={query}
      loading={<CalendarSkeleton />}
      failed={{ title: words.errorTitle, text: words.errorText }}
    >
      {({ weekStart }) => (
        <CalendarBoard
          day={day ?? today}
          today={today}
          weekStart={weekStart}
          onDay={(next) => onDay(next === today ? undefined : next)}
        />
      )}
    </QueryStates>
  );
}

type CalendarBoardProps = { day: string; today: string; weekStart: Weekday; onDay: (day: string) => void };

const WIDE = '(min-width: 64em)';

/** The days around the chosen one: the strip, on wide screens the whole week, and the chosen day with its meals. */
function CalendarBoard({ day, today, weekStart, onDay }: CalendarBoardProps) {
  const week = shownWeek(day, { weekStart, now: new Date() });
  const { days, frozenLater, pending, query } = useCalendarWeek(week);
  const { error } = query;
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const isReachable = useIsReachable();
  const [report, setReport] = useState<ChangeReport | null>(null);
  const [asked, setAsked] = useState<AskedInDialog | null>(null);
  const [clipboard, setClipboard] = useState<Clipboard | null>(null);
  const changes = useCalendarChanges();
  const whole = useWholeChanges(changes, setReport);
  const newMeals = useGenerateEntry(changes, setReport);
  const details = useEntryDetails(
    days?.find(({ date }) => date === day),
    { days: useDaysWithNext(day, days ?? []), frozenLater },
  );

  const desk: CalendarDesk = {
    days: days ?? [],
    frozenLater,
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
    <Stack pb="var(--space-64)">
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
            title={words.errorTitle}
            message={isReachable ? errorSentence(error, words.errorText) : words.notKept}
            onRetry={() => void query.refetch()}
          />
        )}
      </div>
      <PlannedFor />
      <CalendarDialogs asked={asked} desk={desk} week={week} onReport={setReport} onClose={() => setAsked(null)} />
      {details.dialog}
    </Stack>
  );
}

const DAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The calendar before anything of it is known. */
function CalendarSkeleton() {
  return (
    <Stack role="status" aria-label={calendarScreen.loading} pb="var(--space-64)">
      <Skeleton height={40} width="min(360px, 80%)" />
      <Group grow wrap="nowrap" gap="var(--space-4)">
        {DAYS.map((day) => (
          <Skeleton key={day} height={76} />
        ))}
      </Group>
      <DaySkeleton />
    </Stack>
  );
}

/** A day before its meals are known. */
function DaySkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={28} width="min(280px, 70%)" />
      <Skeleton height={72} />
      <div className={classes.slots}>
        {DAYS.slice(0, 3).map((slot) => (
          <Skeleton key={slot} height={232} />
        ))}
      </div>
    </Stack>
  );
}
