import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { dayNumber } from '@platewise/contract/dates/local-date';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { useIsReachable } from '../../../shared/api/use-connection.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';
import type { Answered } from '../../../shared/sync/cache/copy-state.ts';
import { useCached } from '../../../shared/sync/cache/use-cached.ts';
import { usePendingOperations } from '../../../shared/sync/mutations/use-pending-operations.ts';
import { withStandingLeftovers } from './leftovers.ts';
import { placeKey } from './place.ts';
import { CALENDAR_OPERATIONS, writesOf } from './write/calendar-operations.ts';
import { withWrites } from './write/calendar-write.ts';

/** What was read this recently is not read again: another device changes it seldom, and a focus asks. */
const FRESH_MS = 5000;
/** Weeks that are cached on the device, the last one seen of each eight. */
const CACHED_WEEKS = 8;
const NONE: CalendarEntry[] = [];

export type CalendarWeek = {
  /** The days as they are shown: what is pending or is under way is there already. */
  days: readonly CalendarDay[] | undefined;
  /** What of meals that are cooked on them waits in the freezer for later ones. */
  frozenLater: readonly CalendarEntry[];
  /** Places, as keys, of what is pending on this device. */
  pending: ReadonlySet<string>;
  query: Answered & { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** Some days of the calendar, read again when somebody comes back to the page; what was last seen while no server answers. */
export function useCalendarWeek({ from, to }: { from: string; to: string }): CalendarWeek {
  const { read } = trpc.useUtils().calendar;
  const query = trpc.calendar.read.useQuery({ from, to }, { staleTime: FRESH_MS, refetchOnWindowFocus: true });
  useCached(cachedName(from), query, (cached, at) => {
    const isThis = cached.from === from && cached.to === to;
    // A week that this device has kept from before does not know what waits in the freezer.
    const week = { ...cached, frozenLater: cached.frozenLater ?? NONE };
    if (isThis) read.setData({ from, to }, (known) => known ?? week, { updatedAt: at });
  });
  useWhenBack(() => void query.refetch());
  const pending = usePendingOperations(CALENDAR_OPERATIONS);
  const served = query.data?.days;
  const days = useMemo(
    () => served && withStandingLeftovers(withWrites(served, writesOf(pending.shown))),
    [served, pending.shown],
  );
  const waiting = useMemo(() => new Set(writesOf(pending.queued).map(placeKey)), [pending.queued]);
  return { days, frozenLater: query.data?.frozenLater ?? NONE, pending: waiting, query };
}

/** Other devices may have changed what this one shows while it was alone. */
function useWhenBack(read: () => void): void {
  const isReachable = useIsReachable();
  const was = useRef(isReachable);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (isReachable && !was.current) readNow();
    was.current = isReachable;
  }, [isReachable]);
}

function cachedName(from: string): string {
  return `${STORED_NAMES.cachedRecords.week}${Math.floor((dayNumber(from) ?? 0) / 7) % CACHED_WEEKS}`;
}
