import { texts } from '@platewise/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import { type OperationIn, type OperationsOf, shownName } from '../../../shared/sync/mutations/operations-of.ts';
import { useMutationQueue } from '../../../shared/sync/mutations/use-mutation-queue.ts';
import type { OperationKind } from '../../../shared/sync/queue/operation.ts';
import { shortDateText } from '../parts/day/date-text.ts';
import { withContent } from './day-with-operations.ts';
import type { DiaryDay, DiaryEntry } from './diary-day.ts';

type DiaryKind = Extract<OperationKind, `calorie.${string}`>;

/** What is done to the diary, and may wait for the connection. */
export type DiaryOperation = OperationIn<DiaryKind>;

const words = () => texts.calorieScreen.waitingNames;

export const DIARY_OPERATIONS: OperationsOf<DiaryKind> = {
  describe: {
    'calorie.addMeal': ({ input }) => words().addMeal({ name: input.name, date: shortDateText(input.date) }),
    'calorie.changeMeal': (operation) => words().changeMeal({ name: nameOf(operation) }),
    'calorie.removeMeal': (operation) => words().removeMeal({ name: nameOf(operation) }),
    'calorie.logFood': (operation) => words().logFood(nameAndDate(operation)),
    'calorie.tickPlanned': (operation) => words()[operation.input.outcome](nameAndDate(operation)),
    'calorie.untickPlanned': (operation) => words().untick(nameAndDate(operation)),
    'calorie.addWater': ({ input }) => words().addWater({ date: shortDateText(input.date) }),
    'calorie.removeWater': ({ input }) => words().removeWater({ date: shortDateText(input.date) }),
  },
  // What is being added shows when it is there (shell 5).
  shownLate: ['calorie.addMeal', 'calorie.logFood'],
  laneOf: () => 'diary',
  showAnswer: async (client, _operation, answer) => {
    if (answer) await showDay(client, answer);
    else await client.invalidateQueries({ queryKey: getQueryKey(trpc.calorie.day) });
  },
  reads: () => [getQueryKey(trpc.calorie)],
};

/** Changes the diary, one change after the other. */
export function useDiaryMutations() {
  return useMutationQueue(DIARY_OPERATIONS);
}

/** Puts an answer into the cache: a whole day, or its entry. */
async function showDay(client: QueryClient, answer: DiaryDay | DiaryEntry): Promise<void> {
  const queryKey = getQueryKey(trpc.calorie.day, { date: answer.date }, 'query');
  await client.cancelQueries({ queryKey });
  client.setQueryData<DiaryDay>(queryKey, (day) => ('planned' in answer ? answer : day && withEntry(day, answer)));
  void client.invalidateQueries({ queryKey: getQueryKey(trpc.calorie.trend) });
  void client.invalidateQueries({ queryKey: getQueryKey(trpc.calorie.nutrients) });
}

/** A day with its entry as the server reported it last; what is planned and has lost its meal is open again. */
function withEntry(day: DiaryDay, entry: DiaryEntry): DiaryDay {
  return { ...withContent(day, { meals: entry.meals, planned: day.planned }), entry, eaten: entry.totals };
}

function nameAndDate(operation: DiaryOperation & { input: { date: string } }): { name: string; date: string } {
  return { name: nameOf(operation), date: shortDateText(operation.input.date) };
}

function nameOf(operation: DiaryOperation): string {
  return shownName(operation) ?? words().someMeal;
}
