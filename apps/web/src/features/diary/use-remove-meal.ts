import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../components/notify-with-undo.tsx';
import { isPendingId, pendingId } from '../offline/operation.ts';
import { useOperationQueue } from '../offline/use-operations.ts';
import type { DiaryDay, DiaryMeal } from './diary-day.ts';
import type { DiaryOperation } from './diary-operation.ts';
import { useBringBack } from './use-bring-back.ts';
import { useDiaryChange } from './use-diary-change.ts';

/** `waiting` while the server does not know of the removal. */
type Removed = { meal: DiaryMeal; pending: DiaryOperation | null };

export type Removal = ReturnType<typeof useRemoveMeal>;

const words = texts.calorieTracker;

/** Takes a meal out of the day, and brings the one that went last back. */
export function useRemoveMeal(day: DiaryDay) {
  const { change } = useDiaryChange();
  const { withdraw, getSnapshot } = useOperationQueue();
  const { bringBack } = useBringBack(day);
  const [removed, setRemoved] = useState<Removed | null>(null);

  async function remove(meal: DiaryMeal): Promise<void> {
    if (isPendingId(meal.id)) return forget(meal);
    const input = { entryId: day.entry?._id ?? '', mealId: meal.id };
    const done = await change('calorie.removeMeal', input, { shown: { name: meal.name }, failed: words.removeFailed });
    if (!done) return;
    const pending = done.isQueued ? (done.operation as DiaryOperation) : null;
    const gone = { meal, pending };
    setRemoved(gone);
    notifyWithUndo(words.removed, { id: meal.id, onUndo: () => void undo(gone) });
  }

  // Added without the server and taken back without it: that never happened.
  async function forget({ id }: DiaryMeal): Promise<void> {
    const adding = getSnapshot().find((operation) => pendingId(operation) === id);
    const isGone = adding !== undefined && (await withdraw(adding));
    if (isGone) notifySuccess(words.removed);
    else notifyError(words.removeFailed);
  }

  async function undo({ meal, pending }: Removed): Promise<void> {
    forgetUndo(meal.id);
    const isTakenBack = pending !== null && (await withdraw(pending));
    if (!isTakenBack && !(await bringBack(meal))) return;
    setRemoved((now) => (now?.meal.id === meal.id ? null : now));
    notifySuccess(texts.calorieScreen.undone);
  }

  return { remove, undo, removed };
}
