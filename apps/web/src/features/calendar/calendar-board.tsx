import { useMediaQuery } from '@mantine/hooks';
import type { Weekday } from '@platewise/contract/local-date';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { useMemo, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { CopyNote } from '../offline/copy-note.tsx';
import { useIsReachable } from '../offline/use-connection.ts';
import { useOperations } from '../offline/use-operations.ts';
import classes from './calendar-board.module.css';
import type { AskedInDialog, CalendarDesk, Clipboard } from './calendar-desk.ts';
import { CalendarDialogs } from './calendar-dialogs.tsx';
import { pendingWrites } from './calendar-operation.ts';
import { DaySkeleton } from './calendar-skeleton.tsx';
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

type CalendarBoardProps = { day: string; today: string; weekStart: Weekday; onDay: (day: string) => void };

const words = calendarScreen;
const WIDE = '(min-width: 64em)';

/** The days around the chosen one: the strip, on wide screens the whole week, and the chosen day with its meals. */
export function CalendarBoard({ day, today, weekStart, onDay }: CalendarBoardProps) {
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
            title={words.errorTitle}
            message={isReachable ? errorSentence(error, words.errorText) : words.notKept}
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
