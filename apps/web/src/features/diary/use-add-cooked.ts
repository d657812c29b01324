import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { notifySuccess } from '../../components/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../components/notify-with-undo.tsx';
import type { Performed } from '../offline/operation-queue.ts';
import { useOperationQueue } from '../offline/use-operations.ts';
import type { cookedFigures } from './cooked-figures.ts';
import { useClock } from './use-clock.ts';
import { useDiaryChange } from './use-diary-change.ts';

type Added = Performed<'calorie.addMeal'>;

const words = texts.calorieScreen;

/** Adds a meal that was cooked without being planned to a day, and takes it back. */
export function useAddCooked(date: string, figures: ReturnType<typeof cookedFigures>) {
  const { change, isPending } = useDiaryChange();
  const { withdraw } = useOperationQueue();
  const clock = useClock();
  const [added, setAdded] = useState<Added | null>(null);
  const { name } = figures;
  const toast = `cooked ${date} ${name}`;

  async function add(): Promise<void> {
    if (isPending) return;
    const done = await change('calorie.addMeal', { ...figures, date, time: clock() }, { failed: words.tickFailed });
    setAdded(done);
    if (!done) return;
    notifyWithUndo(words.outcomeNow.eaten({ meal: name }), { id: toast, onUndo: () => void remove(done) });
  }

  async function remove(done: Added): Promise<void> {
    forgetUndo(toast);
    if (!(await isRemoved(done))) return;
    setAdded(null);
    notifySuccess(words.outcomeNow.open({ meal: name }));
  }

  async function isRemoved(done: Added): Promise<boolean> {
    if (done.isQueued) return withdraw(done.operation);
    const { _id: entryId, meals } = done.result;
    // The newest stands last.
    const input = { entryId, mealId: meals.at(-1)?.id ?? '' };
    const failed = texts.calorieTracker.removeFailed;
    return (await change('calorie.removeMeal', input, { shown: { name }, failed })) !== null;
  }

  return {
    isAdded: added !== null,
    add,
    takeBack: async () => {
      if (added && !isPending) await remove(added);
    },
  };
}
