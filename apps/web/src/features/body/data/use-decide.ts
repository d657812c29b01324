import type { DecideTarget } from '@platewise/contract/body/body-schema';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { kcalText } from '../../../shared/meal/quantities.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';

const words = bodyScreen.energy;

/** Accepts or declines what is proposed; where it has changed meanwhile, the new one is shown. */
export function useDecide(onDecided: () => void) {
  const utils = trpc.useUtils();
  const deciding = useMutation({
    // One key for each press: the one retry changes nothing twice.
    mutationFn: ({ key, ...decision }: DecideTarget & { key: string }) =>
      utils.client.body.decideTarget.mutate(decision, idempotencyContext(key)),
    onSuccess: (report, { kcal, isAccepted }) => {
      utils.body.report.setData(undefined, report);
      notifySuccess(isAccepted ? words.accepted({ kcal: kcalText(kcal) }) : words.declined);
      onDecided();
      if (!isAccepted) return undefined;
      // The calendar's target follows where no profile has one.
      return Promise.all([utils.calorie.invalidate(), utils.calendar.invalidate()]);
    },
    onError: (error) => {
      notifyError(errorSentence(error, words.failed));
      return utils.body.report.invalidate();
    },
  });

  return {
    decide: (decision: DecideTarget) => deciding.mutate({ ...decision, key: randomId() }),
    isPending: deciding.isPending,
  };
}
