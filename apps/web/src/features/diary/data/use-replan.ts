import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';

const words = texts.calorieScreen.replan;

export type Replan = ReturnType<typeof useReplan>;

/** Puts the portions of a proposal into the calendar, and takes them back. */
export function useReplan(date: string) {
  const toast = `portions of ${date}`;
  const utils = trpc.useUtils();
  const [applied, setApplied] = useState<{ changeId: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reload = () => Promise.all([utils.calorie.day.invalidate(), utils.calendar.invalidate()]);
  const applying = useMutation({
    // One key for each press: the one retry changes nothing twice.
    mutationFn: ({ revision, key }: { revision: string; key: string }) =>
      utils.client.calorie.applyReplan.mutate({ date, revision }, idempotencyContext(key)),
  });

  /** Whether it was done; else its refusal is there. */
  async function apply(revision: string): Promise<boolean> {
    if (applying.isPending) return false;
    setRefusal(null);
    try {
      const { day, changeId } = await applying.mutateAsync({ revision, key: randomId() });
      utils.calorie.day.setData({ date }, day);
      setApplied(changeId === null ? null : { changeId });
      if (changeId !== null) notifyWithUndo(words.changed, { id: toast, onUndo: () => void undo({ changeId }) });
    } catch (error) {
      setRefusal(errorSentence(error, words.applyFailed));
      return false;
    }
    await reload();
    return true;
  }

  async function undo(change: { changeId: string }): Promise<void> {
    forgetUndo(toast);
    try {
      const { skipped } = await utils.client.calendar.undo.mutate(change, idempotencyContext());
      setApplied(null);
      notifySuccess(skipped.length > 0 ? words.undonePartly : words.undone);
    } catch (error) {
      notifyError(errorSentence(error, words.undoFailed));
    }
    await reload();
  }

  return {
    apply,
    undo: applied && (() => undo(applied)),
    refusal,
    forgetRefusal: () => setRefusal(null),
    isApplying: applying.isPending,
  };
}
