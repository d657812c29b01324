import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { errorSentence, errorStatus } from '../../../shared/api/api-error.ts';
import { askUntilFree } from '../../../shared/api/ask-until-free.ts';
import { type PendingIdempotencyKeys, pendingIdempotencyKeys } from '../../../shared/api/pending-idempotency-keys.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { isNotAssessed } from '../../../shared/exclusions/is-not-assessed.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { rememberTaste, tasteOfPerson } from '../../../shared/taste/remember-taste.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { withReadableDates } from '../parts/week/day-words.ts';
import type { ChangeReport } from './change-report.ts';
import { type Place, placeKey } from './place.ts';
import { type CalendarChanges, notifyCalendar } from './use-calendar-changes.ts';

/** A new meal of one slot: under way, or why there is none. */
export type NewMeal =
  | { is: 'pending' }
  | {
      is: 'failed';
      sentence: string;
      lacksTokens: boolean;
      /** The profile holds words that may be an allergy and cannot be read: the person decides. */
      isNotAssessed: boolean;
      /** Set where no answer came: only the same request again is answered with what it may have done. */
      sentAs?: { replace: boolean } | undefined;
    };

export type NewMeals = ReturnType<typeof useGenerateEntry>;

/** ms after which a server that was hung up on has settled the token. */
const SETTLED_AFTER_MS = 2000;
const PAYMENT_REQUIRED = 402;

/** New meals for slots, for a token each: each by itself, to be cancelled, tried again or dismissed. */
export function useGenerateEntry({ take }: Pick<CalendarChanges, 'take'>, onReport: (report: ChangeReport) => void) {
  const { calendar, client: api } = trpc.useUtils();
  const subscription = useSubscription();
  const { user } = useAuth();
  const [meals, setMeals] = useState<Readonly<Record<string, NewMeal>>>({});
  const running = useRef(new Map<string, AbortController>());
  const [keys] = useState<PendingIdempotencyKeys>(pendingIdempotencyKeys);

  function set(place: Place, meal: NewMeal | null): void {
    setMeals(({ [placeKey(place)]: _before, ...others }) => (meal ? { ...others, [placeKey(place)]: meal } : others));
  }

  async function generate(place: Place, { replace = false, acceptNotAssessed = false } = {}): Promise<void> {
    if (running.current.has(placeKey(place))) return;
    const controller = new AbortController();
    running.current.set(placeKey(place), controller);
    set(place, { is: 'pending' });
    const { signal } = controller;
    const asked = { ...place, replace, ...(acceptNotAssessed && { acceptNotAssessed }) };
    const key = keys.of(asked);
    const call = { ...asked, ...(await keys.tasteOf(key, () => tasteOfPerson(user?.id))) };
    try {
      const once = { ...idempotencyContext(key), signal };
      const change = await askUntilFree(() => api.calendar.generate.mutate(call, once), { signal });
      keys.answered(key);
      const onUndo = take(change);
      set(place, null);
      notifyCalendar(texts.calendar.added, learnFrom(change, onUndo));
      const toKnow = change.warnings.map(({ sentence }) => withReadableDates(sentence));
      if (toKnow.length > 0) onReport({ text: texts.calendar.added, leftOut: [], toKnow });
    } catch (error) {
      const isAnswered = keys.answered(key, signal.aborted ? undefined : error);
      if (signal.aborted) return;
      const sentence = withReadableDates(errorSentence(error, texts.calendar.addFailed));
      set(place, {
        is: 'failed',
        sentence,
        lacksTokens: errorStatus(error) === PAYMENT_REQUIRED,
        isNotAssessed: isNotAssessed(error),
        sentAs: isAnswered ? undefined : { replace },
      });
      notifyError(texts.calendar.addFailed);
    } finally {
      if (running.current.get(placeKey(place)) === controller) running.current.delete(placeKey(place));
      if (!signal.aborted) void subscription.refresh();
    }
  }

  /** A meal that gave way to a new one was swapped away, until that is undone. */
  function learnFrom({ replaced }: CalendarChange, onUndo: (() => void) | null): (() => void) | null {
    const away = replaced.flatMap(({ meal }) => (meal ? [{ kind: 'swapped-away' as const, meal }] : []));
    if (away.length === 0) return onUndo;
    rememberTaste(user?.id, { did: away });
    if (!onUndo) return null;
    return () => {
      rememberTaste(user?.id, { undid: away });
      onUndo();
    };
  }

  function cancel(place: Place): void {
    running.current.get(placeKey(place))?.abort();
    running.current.delete(placeKey(place));
    set(place, null);
    notifySuccess(texts.planner.cancelled);
    // The meal may have been stored in that very moment: then it is there, and its token is gone.
    setTimeout(() => {
      void subscription.refresh();
      void calendar.read.invalidate();
    }, SETTLED_AFTER_MS);
  }

  return {
    of: (place: Place) => meals[placeKey(place)] ?? null,
    generate,
    cancel,
    dismiss: (p: Place) => set(p, null),
  };
}
