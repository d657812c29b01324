import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { TimeZoneLine } from '../preferences/time-zone-line.tsx';
import { usePreferences } from '../preferences/use-preferences.ts';
import { useToday } from '../preferences/use-today.ts';
import { CalendarBoard } from './calendar-board.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';

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
