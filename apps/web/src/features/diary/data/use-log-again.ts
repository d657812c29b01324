import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import type { UsualMeal } from './diary-day.ts';

type Again = { meal: UsualMeal; date: string; time: string };

/** Logs what was eaten before once more, with the figures and in the amount of that time. */
export function useLogAgain() {
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = useMutation({
    // The key names the press: sent again by itself, it logs nothing twice.
    mutationFn: ({ meal: { entryId, mealId }, date, time, key }: Again & { key: string }) =>
      utils.client.calorie.copyMeal.mutate({ entryId, mealId, to: date, time }, idempotencyContext(key)),
    onSuccess: () => {
      notifySuccess(texts.calorieTracker.added);
      return utils.calorie.invalidate();
    },
  });

  return {
    logAgain: (again: Again) => !isPending && mutate({ ...again, key: randomId() }),
    refusal: error && errorSentence(error, texts.calorieTracker.addFailed),
  };
}
