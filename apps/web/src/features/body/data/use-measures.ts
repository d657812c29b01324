import type { BodyMeasure, RecordMeasure } from '@platewise/contract/body/body-schema';
import { dateText } from '@platewise/contract/language/formats';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { failureOf } from '../../../shared/forms/failure-of.ts';
import type { FormFailure } from '../../../shared/forms/use-schema-form.ts';
import { useMutationQueue } from '../../../shared/sync/mutations/use-mutation-queue.ts';
import { isPendingId, pendingId } from '../../../shared/sync/queue/operation.ts';
import type { Performed } from '../../../shared/sync/queue/operation-queue.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import { BODY_OPERATIONS } from './body-operations.ts';
import { isSame } from './series-with-operations.ts';
import { measureName } from './values/measure-text.ts';

const words = bodyScreen.record;

/** Records and removes measures, each with the way back; without a connection they wait. */
export function useMeasures(known: readonly BodyMeasure[]) {
  const { mutate, mutateOrThrow, takeBack, withdrawAddition } = useMutationQueue(BODY_OPERATIONS);
  const { undoFailed, removeFailed, removed } = bodyScreen.list;

  /** Resolves with why it was refused, or with null. */
  async function record(input: RecordMeasure): Promise<FormFailure | null> {
    const before = known.find((one) => isSame(one, input));
    const done = await mutateOrThrow('body.recordMeasure', input).catch(failureOf(words.failed));
    if ('sentence' in done) return done;
    const what = namesOf(input);
    const text = done.isQueued ? words.waits(what) : before ? words.corrected(what) : words.saved(what);
    notifyWithUndo(text, { id: toastOf(input), onUndo: () => void undo(done, input, before) });
    return null;
  }

  async function undo(
    done: Performed<'body.recordMeasure'>,
    input: RecordMeasure,
    before: BodyMeasure | undefined,
  ): Promise<void> {
    forgetUndo(toastOf(input));
    const isUndone = await takeBack(done, (recorded) =>
      before ? recordAgain(before) : removeQuietly(recorded?.id ?? pendingIdOf(done)),
    );
    if (isUndone) notifySuccess(words.undone);
  }

  async function remove(measure: BodyMeasure): Promise<void> {
    const text = removed(namesOf(measure));
    // Recorded without the server and removed without it: that never happened.
    if (isPendingId(measure.id) && (await withdrawAddition(measure.id))) return notifySuccess(text);
    const shown = { name: dateText(measure.date) };
    const done = await mutate('body.removeMeasure', { measureId: measure.id }, { shown, failed: removeFailed });
    if (!done) return;
    const bringBack = () => recordAgain(measure);
    notifyWithUndo(text, {
      id: toastOf(measure),
      onUndo: () => void takeBack(done, bringBack).then((isUndone) => isUndone && notifySuccess(words.undone)),
    });
  }

  async function recordAgain({ id: _known, ...measure }: BodyMeasure): Promise<boolean> {
    return (await mutate('body.recordMeasure', measure, { failed: undoFailed })) !== null;
  }

  async function removeQuietly(measureId: string | null): Promise<boolean> {
    if (measureId === null) {
      notifyError(undoFailed);
      return false;
    }
    return (await mutate('body.removeMeasure', { measureId }, { failed: undoFailed })) !== null;
  }

  return { record, remove };
}

function pendingIdOf(done: Performed<'body.recordMeasure'>): string | null {
  return done.isQueued ? pendingId(done.operation) : null;
}

function namesOf(measure: Pick<BodyMeasure, 'measure' | 'name' | 'date'>): { measure: string; date: string } {
  return { measure: measureName(measure), date: dateText(measure.date) };
}

function toastOf({ measure, name, date }: Pick<BodyMeasure, 'measure' | 'name' | 'date'>): string {
  return `measure ${measure} ${name} ${date}`;
}
