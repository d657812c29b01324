import type { CalendarChange } from '@platewise/contract/calendar-schema';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import type { Operation } from '../../../shared/sync/queue/operation.ts';
import type { Performed } from '../../../shared/sync/queue/operation-queue.ts';
import { useOperationQueue } from '../../../shared/sync/queue/use-operations.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { forgetCalendarToast, notifyCalendar } from '../parts/notify-calendar.tsx';
import { withReadableDates } from '../parts/week/day-words.ts';
import { CALENDAR_CHANGE, type CalendarMutation } from './calendar-mutation.ts';
import type { CalendarOperation } from './calendar-operation.ts';
import { takeCalendarChange } from './take-calendar-change.ts';

/** What can be taken back: a change that the server made, or one that still waits on this device. */
type Undoable = { changeId: string } | { pending: Operation };
type Done = Performed<CalendarOperation['kind']>;

export type CalendarChanges = ReturnType<typeof useCalendarChanges>;

const words = calendarScreen;
const SCOPE = { id: 'calendar' };

/** Changes the calendar, one change after the other; shown at once, stated when done, and taken back on request. */
export function useCalendarChanges() {
  const client = useQueryClient();
  const { calendar, client: api } = trpc.useUtils();
  const queue = useOperationQueue();
  const [made, setMade] = useState<readonly Undoable[]>([]);

  const ordering = useMutation({
    mutationKey: CALENDAR_CHANGE,
    scope: SCOPE,
    mutationFn: ({ kind, input, key, shown }: CalendarMutation): Promise<Done> =>
      // The compiler does not follow that kind and input go together.
      queue.perform(kind, input as never, { key, shown }),
    // What is read before the change would come after it and show the days without it.
    onMutate: () => calendar.read.cancel(),
    onSuccess: (done) => {
      if (!done.isQueued) takeCalendarChange(client, done.result);
    },
  });
  const undoing = useMutation({
    scope: SCOPE,
    mutationFn: ({ changeId, key }: { changeId: string; key: string }) =>
      api.calendar.undo.mutate({ changeId }, idempotencyContext(key)),
    onSuccess: (change) => takeCalendarChange(client, change),
  });

  /** Does what was ordered; why not, in a sentence, where it failed. */
  async function apply(asked: CalendarMutation): Promise<string | null> {
    forgetCalendarToast();
    try {
      const done = await ordering.mutateAsync(asked);
      const undoable = undoableOf(done);
      const text = done.isQueued
        ? words.waitsText({ text: asSentence(asked.confirmation) })
        : confirmationOf(asked, done.result);
      notifyCalendar(text, undoable && remember(undoable));
      return null;
    } catch (error) {
      if (errorCode(error) !== 'NOT_FOUND') return withReadableDates(errorSentence(error, asked.failed));
      // Another device was faster: what is gone need not be removed.
      void calendar.read.invalidate();
      if (asked.kind !== 'calendar.remove') return words.goneElsewhere;
      notifyCalendar(asked.confirmation, null);
      return null;
    }
  }

  /** Takes in what the server did to several places at once; gives the way back. */
  function take(change: CalendarChange): (() => void) | null {
    takeCalendarChange(client, change);
    return change.changeId === null ? null : remember({ changeId: change.changeId });
  }

  function remember(undoable: Undoable): () => void {
    setMade((before) => [...before, undoable]);
    return () => void undo(undoable);
  }

  async function undo(undoable: Undoable): Promise<void> {
    forgetCalendarToast();
    setMade((before) => before.filter((one) => one !== undoable));
    if ('pending' in undoable) {
      if (await queue.withdraw(undoable.pending)) notifySuccess(words.undone);
      else notifyError(words.undoFailed);
      return;
    }
    try {
      const change = await undoing.mutateAsync({ changeId: undoable.changeId, key: randomId() });
      notifySuccess(undoneWords(change));
    } catch (error) {
      const isGone = errorCode(error) === 'NOT_FOUND';
      if (!isGone) setMade((before) => [...before, undoable]);
      notifyError(isGone ? words.undoGone : errorSentence(error, words.undoFailed));
    }
  }

  const last = made.at(-1);
  return {
    apply,
    /** The same where nothing but a toast can say why it failed. */
    applyNow: async (asked: CalendarMutation) => {
      const failure = await apply(asked);
      if (failure) notifyError(failure);
    },
    take,
    undoLast: last && !undoing.isPending ? () => void undo(last) : null,
    isBusy: ordering.isPending || undoing.isPending,
  };
}

function undoableOf(done: Done): Undoable | null {
  if (done.isQueued) return { pending: done.operation };
  const { changeId } = done.result as CalendarChange;
  return changeId === null ? null : { changeId };
}

function confirmationOf(
  { confirmation, confirmationOf: confirmationFor }: CalendarMutation,
  { replaced }: CalendarChange,
): string {
  return confirmationFor ? confirmationFor(replaced) : confirmation;
}

// The documented texts of success have no full stop.
function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function undoneWords({ changeId, skipped }: CalendarChange): string {
  if (changeId === null) return words.undoNothing;
  return skipped.length > 0 ? words.undoPartly : words.undone;
}
