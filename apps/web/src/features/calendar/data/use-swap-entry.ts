import type { CalendarSwap } from '@platewise/contract/calendar/calendar-swap-schema';
import { nutrientView } from '@platewise/contract/texts/meals/nutrient-view';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { askUntilFree } from '../../../shared/api/ask-until-free.ts';
import { type PendingIdempotencyKeys, pendingIdempotencyKeys } from '../../../shared/api/pending-idempotency-keys.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { isNotAssessed } from '../../../shared/exclusions/is-not-assessed.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { withReadableDates } from '../parts/week/day-words.ts';
import { type CalendarChanges, notifyCalendar } from './use-calendar-changes.ts';

const words = nutrientView.mending;

type Asked = { swap: CalendarSwap; acceptNotAssessed?: boolean };

/** Swaps of a meal of the calendar, for a token each; the same one again after no answer came is the same request. */
export function useSwapEntry({ take }: Pick<CalendarChanges, 'take'>) {
  const { calendar, client } = trpc.useUtils();
  const subscription = useSubscription();
  const [keys] = useState<PendingIdempotencyKeys>(pendingIdempotencyKeys);
  const swapping = useMutation({
    mutationFn: async ({ swap: { date, slot, id }, acceptNotAssessed }: Asked) => {
      const asked = { date, slot, alternative: id, ...(acceptNotAssessed && { acceptNotAssessed }) };
      const key = keys.of(asked);
      try {
        const change = await askUntilFree(() => client.calendar.swap.mutate(asked, idempotencyContext(key)));
        keys.answered(key);
        return change;
      } catch (error) {
        keys.answered(key, error);
        throw error;
      }
    },
    onSuccess: (change, { swap }) => {
      notifyCalendar(words.swapped({ dish: swap.meal.name }), take(change));
      void calendar.nutrients.invalidate();
      void calendar.mendingSwaps.invalidate();
    },
    onSettled: () => void subscription.refresh(),
  });
  const { error, variables, isPending, mutate } = swapping;
  return {
    isBusy: isPending,
    /** Why the last one was not made, and the swap with the words that cannot be read accepted, where they are why. */
    failure: error && {
      sentence: withReadableDates(errorSentence(error, words.swapFailed)),
      planWithout:
        variables && isNotAssessed(error) ? () => mutate({ swap: variables.swap, acceptNotAssessed: true }) : null,
    },
    swap: (swap: CalendarSwap) => mutate({ swap }),
  };
}
