import { dayNumber } from '@platewise/contract/local-date';
import { useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';
import { useCached } from '../../../shared/sync/cache/use-cached.ts';
import { isPendingOperation } from '../../../shared/sync/queue/operation.ts';
import { useOperations } from '../../../shared/sync/queue/use-operations.ts';
import { concerns, dayWithOperations } from './day-with-operations.ts';
import type { DiaryDay } from './diary-day.ts';
import { type DiaryOperation, isDiaryOperation } from './diary-operation.ts';
import { DIARY_CHANGES, isAnswered } from './use-diary-change.ts';

/** Days that are cached on the device: the place of a day is taken by the one a fortnight later. */
const CACHED_DAYS = 14;

/** A day as the person sees it: what the server reported, with what is under way and what is pending on this device. */
export function useDiaryDay(date: string) {
  const { day: cached } = trpc.useUtils().calorie;
  // The calendar is changed elsewhere, so every visit asks again.
  const query = trpc.calorie.day.useQuery({ date }, { staleTime: 0 });
  useCached<DiaryDay>(cachedAs(date), query, (stored, updatedAt) => {
    if (stored.date === date) cached.setData({ date }, (known) => known ?? stored, { updatedAt });
  });
  const pending = usePending();
  const { data } = query;
  const day = useMemo(() => data && dayWithOperations(data, pending.all), [data, pending.all]);
  return { query, day, pending: data ? pending.kept.filter((one) => concerns(data, one)) : [] };
}

/** What is done to the diary and not yet answered: kept in the queue, or on its way. */
function usePending() {
  const operations = useOperations();
  const underWay = useMutationState({
    filters: { mutationKey: DIARY_CHANGES, status: 'pending' },
    select: ({ state }) => (state.variables as { operation: DiaryOperation }).operation,
  });
  return useMemo(() => {
    const stored = operations.filter(isDiaryOperation).filter(isPendingOperation);
    const sent = underWay.filter(
      (one) => !isAnswered(one) && !isAddition(one) && !stored.some(({ id }) => id === one.id),
    );
    return { kept: stored, all: [...stored, ...sent] };
  }, [operations, underWay]);
}

// What is being added shows when it is there (shell 5).
function isAddition({ kind }: DiaryOperation): boolean {
  return kind === 'calorie.addMeal' || kind === 'calorie.logFood';
}

function cachedAs(date: string): string {
  return `${STORED_NAMES.cachedRecords.day}${(dayNumber(date) ?? 0) % CACHED_DAYS}`;
}
