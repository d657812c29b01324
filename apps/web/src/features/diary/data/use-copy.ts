import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { shortDateText } from '../parts/day/date-text.ts';

type Asked = { from: string; to: string; meal?: { entryId: string; mealId: string } };

const words = texts.calorieScreen;

/** Copies a day, or one of its meals, to another day. Resolves with false where it was refused, which is reported by then. */
export function useCopy() {
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const copying = useMutation({
    // The key names the press: sent again by itself, it makes no second copy.
    mutationFn: async ({ from, to, meal, key }: Asked & { key: string }) => {
      const { calorie } = utils.client;
      if (!meal) return calorie.copyDay.mutate({ from, to }, idempotencyContext(key));
      await calorie.copyMeal.mutate({ ...meal, to }, idempotencyContext(key));
      return { copied: 1, skipped: [] };
    },
    onSuccess: () => Promise.all([utils.calorie.day.invalidate(), utils.calorie.trend.invalidate()]),
  });

  async function copy(asked: Asked): Promise<boolean> {
    if (copying.isPending) return false;
    setRefusal(null);
    try {
      const { copied, skipped } = await copying.mutateAsync({ ...asked, key: randomId() });
      if (copied > 0) notifySuccess(words.copied({ count: copied, date: shortDateText(asked.to) }));
      if (skipped.length > 0) setRefusal(words.noRoom({ names: skipped.join(', ') }));
      else if (copied === 0) setRefusal(words.noneCopied);
      return copied > 0 && skipped.length === 0;
    } catch (error) {
      setRefusal(errorSentence(error, words.copyFailed));
      return false;
    }
  }

  return { copy, isPending: copying.isPending, refusal };
}
