import type { ListSwap } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { usePlanCache } from '../../../shared/plan/use-plan-cache.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';

const words = shoppingScreen.swaps;

/**
 * Puts a cheaper dish into the place of a meal: in the calendar where the list follows that, next to the note that stands there,
 * else in its plan, whose other meals stay. The toast takes it back.
 */
export function useTakeSwap({ onTaken }: { onTaken: () => void }) {
  const utils = trpc.useUtils();
  const { calendar, plans } = utils.client;
  const plansShown = usePlanCache();
  const taking = useMutation({ mutationFn: ({ swap, key }: { swap: ListSwap; key: string }) => send(swap, key) });

  async function send(swap: ListSwap, key: string): Promise<() => Promise<unknown>> {
    const { date, slot, note, planId, mealId, locked, alternative } = swap;
    const once = idempotencyContext(key);
    if (date !== null && slot !== null) {
      const { changeId } = await calendar.place.mutate({ date, slot, meal: alternative.meal, note }, once);
      return async () => changeId !== null && calendar.undo.mutate({ changeId });
    }
    const swapped = await plans.swap.mutate({ planId, mealId, locked, alternative: alternative.id }, once);
    plansShown.save(swapped);
    return async () => plansShown.save(await plans.undo.mutate({ planId, revision: swapped.revision }));
  }

  async function reload(): Promise<void> {
    await Promise.all([
      utils.shoppingList.read.invalidate(),
      utils.shoppingList.swaps.invalidate(),
      utils.calendar.read.invalidate(),
    ]);
  }

  async function take(swap: ListSwap): Promise<void> {
    if (taking.isPending) return;
    try {
      const undo = await taking.mutateAsync({ swap, key: randomId() });
      onTaken();
      const sentence = words.taken({ meal: swap.alternative.meal.name, before: swap.meal });
      notifyWithUndo(sentence, { id: `swap of ${swap.mealId}`, onUndo: () => void takeBack(swap, undo) });
    } catch (error) {
      notifyError(errorSentence(error, words.takeFailed));
    }
    await reload();
  }

  async function takeBack(swap: ListSwap, undo: () => Promise<unknown>): Promise<void> {
    try {
      await undo();
      notifySuccess(words.undone({ before: swap.meal }));
    } catch (error) {
      notifyError(errorSentence(error, words.undoFailed));
    }
    await reload();
  }

  return { take, busyWith: taking.isPending ? taking.variables.swap.mealId : null };
}
