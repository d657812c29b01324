import type { FilledDays } from '@platewise/contract/calendar/calendar-schema';
import type { CookingTime } from '@platewise/contract/generation/options';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import type { CookingRhythm } from '@platewise/domain/calendar/leftover-places';
import { useRef, useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { askUntilFree } from '../../../shared/api/ask-until-free.ts';
import { type PendingIdempotencyKeys, pendingIdempotencyKeys } from '../../../shared/api/pending-idempotency-keys.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { isNotAssessed } from '../../../shared/exclusions/is-not-assessed.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { tasteOfPerson } from '../../../shared/taste/remember-taste.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { withReadableDates } from '../parts/week/day-words.ts';
import type { ChangeReport } from './change-report.ts';
import { type CalendarChanges, notifyCalendar } from './use-calendar-changes.ts';

type Asked = {
  days: { date: string; cookingTime: CookingTime }[];
  mealCount: number;
  leftovers: boolean;
  dinners: CookingRhythm['dinners'];
  batchDay: string | null;
  repeatBreakfasts: boolean;
  additionalNotes: string;
  profileId?: string;
  acceptNotAssessed?: true;
};

const words = calendarScreen;
/** ms after which a server that was hung up on has settled the tokens. */
const SETTLED_AFTER_MS = 2000;

/** Fills days with new meals, for a token each, and with what dinners leave; all of them arrive or none. It can be given up. */
export function useFillDays({ take }: Pick<CalendarChanges, 'take'>, onReport: (report: ChangeReport) => void) {
  const { calendar, client: api } = trpc.useUtils();
  const subscription = useSubscription();
  const { user } = useAuth();
  const [isPending, setIsPending] = useState(false);
  const [hasUnread, setHasUnread] = useState(false);
  const running = useRef<AbortController>(null);
  const [keys] = useState<PendingIdempotencyKeys>(pendingIdempotencyKeys);

  /** Why it was not done, in a sentence; null when it was, and nothing to say when it was given up. */
  async function run(asked: Asked): Promise<string | null> {
    const controller = new AbortController();
    running.current = controller;
    setIsPending(true);
    const { signal } = controller;
    const key = keys.of(asked);
    const call = { ...asked, ...(await keys.tasteOf(key, () => tasteOfPerson(user?.id))) };
    try {
      const once = { ...idempotencyContext(key), signal };
      const filled = await askUntilFree(() => api.calendar.fill.mutate(call, once), { signal });
      keys.answered(key);
      notify(filled);
      return null;
    } catch (error) {
      keys.answered(key, signal.aborted ? undefined : error);
      setHasUnread(isNotAssessed(error));
      return signal.aborted ? '' : withReadableDates(errorSentence(error, words.fillFailed));
    } finally {
      running.current = null;
      setIsPending(false);
      void subscription.refresh();
    }
  }

  function notify(filled: FilledDays): void {
    const { newMeals, leftovers, repeats } = filled;
    const sentences = [
      words.filled({ count: newMeals }),
      ...(leftovers > 0 ? [words.filledLunches({ count: leftovers })] : []),
      ...(repeats > 0 ? [words.filledBreakfasts({ count: repeats })] : []),
    ];
    const text = newMeals > 0 ? sentences.join(' ') : words.filledNothing;
    notifyCalendar(text, take(filled));
    // What stood there already was reported before it was asked for.
    const leftOut = filled.skipped.filter(({ reason }) => reason !== 'filled' && reason !== 'locked');
    const toKnow = filled.warnings.map(({ date, sentence }) =>
      date && !sentence.includes(date) ? `${date}: ${sentence}` : sentence,
    );
    const report = { text, leftOut: leftOut.map(({ sentence }) => sentence), toKnow: toKnow.map(withReadableDates) };
    if (report.leftOut.length + toKnow.length > 0) onReport(report);
  }

  function cancel(): void {
    if (!running.current) return;
    running.current.abort();
    notifySuccess(words.fillCancelled);
    // The meals may have been stored in that very moment: then they are there, and their tokens are gone.
    setTimeout(() => {
      void subscription.refresh();
      void calendar.read.invalidate();
    }, SETTLED_AFTER_MS);
  }

  return { run, cancel, isPending, hasUnread };
}
