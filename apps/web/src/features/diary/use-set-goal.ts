import type { SetDailyGoal } from '@platewise/contract/diary-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { notifySuccess } from '../../components/notify.ts';
import { randomId } from '../../random-id.ts';
import { idempotencyContext, trpc } from '../../trpc.ts';

const words = texts.calorieTracker;

/** Sets the goal from a day on; other days that it holds on are asked for again. */
export function useSetGoal() {
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const setting = useMutation({
    // One key for each press: the one retry changes nothing twice.
    mutationFn: ({ goal, key }: { goal: SetDailyGoal; key: string }) =>
      utils.client.calorie.setDailyGoal.mutate(goal, idempotencyContext(key)),
    onMutate: () => setRefusal(null),
    onSuccess: (entry) => {
      const { date, dailyGoal: calories, goals } = entry;
      utils.calorie.day.setData({ date }, (day) => day && { ...day, entry, goal: { calories, ...goals, from: date } });
      notifySuccess(words.goalUpdated);
      // The calendar's target follows where no profile has one.
      return Promise.all([
        utils.calorie.day.invalidate(),
        utils.calorie.trend.invalidate(),
        utils.calendar.invalidate(),
      ]);
    },
    onError: (error) => setRefusal(errorSentence(error, words.goalFailed)),
  });

  return {
    update: (goal: SetDailyGoal) => setting.mutate({ goal, key: randomId() }),
    isPending: setting.isPending,
    refusal,
  };
}
