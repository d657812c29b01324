import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import { CLIENT } from '@platewise/contract/client-limits';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorStatus } from '../api/api-error.ts';
import { dataClients } from '../api/data-clients.ts';
import { useAuth } from '../session/use-auth.ts';
import { useSession } from '../session/use-session.ts';
import { CACHED_SUBSCRIPTION } from '../sync/cache/cached-names.ts';
import { cachedRecords } from '../sync/cache/cached-records.ts';
import { runAt } from './refresh-timer.ts';
import type { Subscription } from './subscription-context.ts';
import { askUntilConfirmed, openSubscriptionNews } from './subscription-news.ts';
import { loadSubscription, readStatus, type SubscriptionView } from './subscription-status.ts';
import { UNKNOWN_SUBSCRIPTION } from './unknown-subscription.ts';

/** Reports the subscription of anyone who is signed in, and that there is none any more once nobody is. Shows nothing. */
export function SubscriptionWatch({ onChange }: { onChange: (subscription: Subscription | null) => void }) {
  const subscription = useCachedSubscription();
  useEffect(() => onChange(subscription), [onChange, subscription]);
  useEffect(() => () => onChange(null), [onChange]);
  return null;
}

/** A clock here that is a little ahead must not ask before the server's says that it is over. */
const AFTER_PERIOD_MS = 3000;

/** Loads the status of anyone who is signed in and keeps it true past each reset (core 4). */
function useCachedSubscription(): Subscription {
  const { user } = useAuth();
  const session = useSession();
  const [view, setView] = useState(UNKNOWN_SUBSCRIPTION);
  const [loading, setLoading] = useState(true);
  // A slow answer about an earlier person or moment must not overwrite a newer one.
  const latest = useRef(0);
  const userId = user?.id ?? null;

  const load = useCallback(
    async (delayMs: number, { isQuiet = false } = {}) => {
      latest.current += 1;
      const mine = latest.current;
      if (!isQuiet) setLoading(true);
      try {
        if (delayMs > 0) await wait(delayMs);
        if (latest.current !== mine) return;
        const next = await loadSubscription({
          fetchStatus: () => dataClients(session).api.subscription.status.query(),
          wait,
          isNotFound: (error) => errorStatus(error) === 404,
        });
        if (latest.current === mine) setView(next);
      } catch {
        // Any other failure ends loading with what is known (core 4), be it from before, on this device.
        const stored = userId === null ? null : await cachedRecords.read<SubscriptionView>(userId, CACHED_SUBSCRIPTION);
        if (stored && latest.current === mine)
          setView((now) => (now.isKnown ? now : { ...UNKNOWN_SUBSCRIPTION, ...stored.data, isKnown: true }));
      } finally {
        if (latest.current === mine) setLoading(false);
      }
    },
    [session, userId],
  );

  useEffect(() => {
    setView(UNKNOWN_SUBSCRIPTION);
    if (userId) void load(CLIENT.subscriptionDelayMs);
    return () => {
      latest.current += 1;
    };
  }, [userId, load]);

  const resetAt = view.nextReset?.getTime() ?? null;
  useEffect(() => (resetAt === null ? undefined : runAt(new Date(resetAt), () => void load(0))), [resetAt, load]);

  // What is paid for ends, or is charged again.
  const periodEndsAt = view.currentPeriodEnd?.getTime() ?? null;
  useEffect(() => {
    if (periodEndsAt === null) return undefined;
    return runAt(new Date(periodEndsAt + AFTER_PERIOD_MS), () => void load(0, { isQuiet: true }));
  }, [periodEndsAt, load]);

  const news = useRef<ReturnType<typeof openSubscriptionNews> | null>(null);
  useEffect(() => {
    if (userId === null) return undefined;
    const opened = openSubscriptionNews(() => void load(0, { isQuiet: true }));
    news.current = opened;
    return () => {
      news.current = null;
      opened.close();
    };
  }, [userId, load]);

  // What was bought shows as another plan, or as none that failed; then there is nothing more to wait for.
  const bought = `${view.plan} ${view.billing?.planId} ${view.billing?.problem}`;
  const [watched, setWatched] = useState<string | null>(null);
  const isCertain = view.billing?.isAwaitingConfirmation === true;
  const isAwaiting = isCertain || watched === bought;
  useEffect(() => {
    if (userId === null || !isAwaiting) return undefined;
    return askUntilConfirmed(() => void load(0, { isQuiet: true }), { isCertain });
  }, [userId, isAwaiting, isCertain, load]);
  const watch = useCallback(() => setWatched(bought), [bought]);

  const refresh = useCallback(() => (userId ? load(0) : Promise.resolve()), [userId, load]);
  const take = useCallback((state: SubscriptionState) => {
    // An answer that is still on its way reports an earlier moment.
    latest.current += 1;
    setLoading(false);
    setView(readStatus(state));
    news.current?.notify();
  }, []);
  return useMemo(
    () => ({ ...view, isPro: view.plan === 'pro', loading, refresh, take, watch }),
    [view, loading, refresh, take, watch],
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
