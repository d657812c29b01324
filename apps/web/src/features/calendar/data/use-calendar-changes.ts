import type { CalendarChange } from '@platewise/contract/calendar/calendar-schema';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { useMutationQueue } from '../../../shared/sync/mutations/use-mutation-queue.ts';
import type { Performed } from '../../../shared/sync/queue/operation-queue.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import { withReadableDates } from '../parts/week/day-words.ts';
import { takeCalendarChange } from './take-calendar-change.ts';
import type { CalendarMutation } from './write/calendar-mutation.ts';
import { CALENDAR_LANE, CALENDAR_OPERATIONS, type CalendarOperation } from './write/calendar-operations.ts';

/** What can be taken back: a change that the server made, or one that still waits on this device. */
type Undoable = { changeId: string } | { waits: Done };
type Done = Performed<CalendarOperation['kind']>;

export type CalendarChanges = ReturnType<typeof useCalendarChanges>;

const words = calendarScreen;
/** What an older toast offers would take back another change than people expect: there is one. */
const TOAST = 'calendar';

/** Says what a change of the calendar did, with the way back where there is one; the newest such toast alone is there. */
export function notifyCalendar(text: string, onUndo: (() => void) | null): void {
  notifyWithUndo(text, { id: TOAST, onUndo });
}

/** Changes the calendar, one change after the other; shown at once, stated when done, and taken back on request. */
export function useCalendarChanges() {
  const client = useQueryClient();
  const { client: api } = trpc.useUtils();
  const { mutate, takeBack, isPending } = useMutationQueue(CALENDAR_OPERATIONS);
  const [made, setMade] = useState<readonly Undoable[]>([]);

  const undoing = useMutation({
    scope: { id: CALENDAR_LANE },
    mutationFn: ({ changeId, key }: { changeId: string; key: string }) =>
      api.calendar.undo.mutate({ changeId }, idempotencyContext(key)),
    onSuccess: (change) => takeCalendarChange(client, change),
  });

  /** Does what was ordered; why not, in a sentence, where it failed. */
  async function apply(asked: CalendarMutation): Promise<string | null> {
    forgetUndo(TOAST);
    const { kind, input, shown, key, failed } = asked;
    let failure = failed;
    const done = await mutate(kind, input, {
      shown,
      key,
      failed,
      gone: words.goneElsewhere,
      onFailed: (sentence) => {
        failure = withReadableDates(sentence);
      },
    });
    if (!done) return failure;
    const undoable = undoableOf(done);
    notifyCalendar(confirmationOf(asked, done), undoable && remember(undoable));
    return null;
  }

  /** Takes in what the server did to several places at once; gives the way back. */
  function take(change: CalendarChange): (() => void) | null {
    void takeCalendarChange(client, change);
    return change.changeId === null ? null : remember({ changeId: change.changeId });
  }

  function remember(undoable: Undoable): () => void {
    setMade((before) => [...before, undoable]);
    return () => void undo(undoable);
  }

  async function undo(undoable: Undoable): Promise<void> {
    forgetUndo(TOAST);
    setMade((before) => before.filter((one) => one !== undoable));
    if ('waits' in undoable) {
      // What has left meanwhile is known by no change that could be taken back.
      if (await takeBack(undoable.waits, async () => false)) notifySuccess(words.undone);
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
    isBusy: isPending || undoing.isPending,
  };
}

function undoableOf(done: Done): Undoable | null {
  if (done.isQueued) return { waits: done };
  const changeId = done.result?.changeId ?? null;
  return changeId === null ? null : { changeId };
}

function confirmationOf({ confirmation, confirmationOf: confirmationFor }: CalendarMutation, done: Done): string {
  if (done.isQueued) return words.waitsText({ text: asSentence(confirmation) });
  return confirmationFor && done.result ? confirmationFor(done.result.replaced) : confirmation;
}

// The documented texts of success have no full stop.
function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function undoneWords({ changeId, skipped }: CalendarChange): string {
  if (changeId === null) return words.undoNothing;
  return skipped.length > 0 ? words.undoPartly : words.undone;
}
