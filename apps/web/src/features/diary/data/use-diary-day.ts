import { dayNumber } from '@platewise/contract/dates/local-date';
import { useMemo } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';
import { useCached } from '../../../shared/sync/cache/use-cached.ts';
import { usePendingOperations } from '../../../shared/sync/mutations/use-pending-operations.ts';
import { concerns, dayWithOperations } from './day-with-operations.ts';
import type { DiaryDay } from './diary-day.ts';
import { DIARY_OPERATIONS } from './diary-operations.ts';
import { NO_WATER } from './water-with-operations.ts';

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
  const { shown, queued } = usePendingOperations(DIARY_OPERATIONS);
  const { data } = query;
  const day = useMemo(() => data && dayWithOperations(withKnownWater(data), shown), [data, shown]);
  return { query, day, pending: data ? queued.filter((one) => concerns(data, one)) : [] };
}

function cachedAs(date: string): string {
  return `${STORED_NAMES.cachedRecords.day}${(dayNumber(date) ?? 0) % CACHED_DAYS}`;
}

/** A day that an earlier release kept on the device says nothing of water. */
function withKnownWater(day: Omit<DiaryDay, 'water'> & Partial<Pick<DiaryDay, 'water'>>): DiaryDay {
  return { ...day, water: day.water ?? NO_WATER };
}
