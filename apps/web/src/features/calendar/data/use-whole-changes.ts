import type { RepeatDays } from '@platewise/contract/calendar/calendar-change-schema';
import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { longDayText, withReadableDates } from '../parts/week/day-words.ts';
import type { ChangeReport } from './change-report.ts';
import { type CalendarChanges, notifyCalendar } from './use-calendar-changes.ts';

type Whole = { ask: () => Promise<CalendarChange>; describe: (change: CalendarChange) => string; failed: string };

const words = calendarScreen;
const WEEK = 7;

/** Changes of many places at once, which need the server; each says what it left out and can be taken back. */
export function useWholeChanges({ take }: Pick<CalendarChanges, 'take'>, onReport: (report: ChangeReport) => void) {
  const { calendar } = trpc.useUtils().client;
  // Each is sent with its own key, so a retry does not do it twice.
  const running = useMutation({ mutationFn: ({ ask }: Whole) => ask() });

  /** Why it was not done, in a sentence; null when it was. */
  async function run(whole: Whole): Promise<string | null> {
    try {
      const change = await running.mutateAsync(whole);
      const text = whole.describe(change);
      notifyCalendar(text, take(change));
      const leftOut = change.skipped.map(({ sentence }) => withReadableDates(sentence));
      const toKnow = change.warnings.map(({ sentence }) => withReadableDates(sentence));
      if (leftOut.length + toKnow.length > 0) onReport({ text, leftOut, toKnow });
      return null;
    } catch (error) {
      return withReadableDates(errorSentence(error, whole.failed));
    }
  }

  return {
    isBusy: running.isPending,
    placePlan: (asked: { date: string; planId: string; replace: boolean }) => {
      const once = idempotencyContext();
      const day = longDayText(asked.date);
      return run({
        ask: () => calendar.placePlan.mutate(asked, once),
        describe: (change) => {
          const count = newEntries(change);
          return count > 0 ? words.planAdded({ count, day }) : words.nothingAdded({ day });
        },
        failed: texts.calendar.addFailed,
      });
    },
    /** The days before these again, on these. */
    repeat: (from: string) => {
      const once = idempotencyContext();
      const asked: RepeatDays = { from: addDays(from, -WEEK), to: from, days: WEEK };
      return run({
        ask: () => calendar.repeat.mutate(asked, once),
        describe: repeatConfirmation,
        failed: words.changeFailed,
      });
    },
    clear: (range: { from: string; to: string }) => {
      const once = idempotencyContext();
      return run({
        ask: () => calendar.clear.mutate(range, once),
        describe: ({ replaced }) =>
          replaced.length > 0 ? words.cleared({ count: replaced.length }) : words.clearedNothing,
        failed: words.changeFailed,
      });
    },
  };
}

/** How many entries a change has put into their places. */
export function newEntries({
  changeId,
  revision,
  days,
}: Pick<CalendarChange, 'changeId' | 'revision' | 'days'>): number {
  if (changeId === null) return 0;
  return days.flatMap(({ entries }) => entries).filter((entry) => entry.revision === revision).length;
}

function repeatConfirmation(change: CalendarChange): string {
  const count = newEntries(change);
  if (count > 0) return words.repeated({ count });
  return change.skipped.length > 0 ? words.repeatedNothing : words.repeatedEmpty;
}
