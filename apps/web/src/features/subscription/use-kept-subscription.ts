import { CLIENT } from '@platewise/contract/client-limits';
import type { SubscriptionState } from '@platewise/contract/subscription-schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorStatus } from '../../api-error.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useSession } from '../auth/use-session.ts';
import { KEPT_SUBSCRIPTION } from '../offline/kept-names.ts';
import { keptRecords } from '../offline/kept-records.ts';
import { dataClients } from '../remote-data/data-clients.ts';
import { runAt } from './refresh-timer.ts';
import type { Subscription } from './subscription-context.ts';
import { loadSubscription, readStatus, type SubscriptionView } from './subscription-status.ts';
import { UNKNOWN_SUBSCRIPTION } from './unknown-subscription.ts';

/** Loads the status of whoever is signed in and keeps it true past each reset (core 4). */
export function useKeptSubscription(): Subscription {
  const { user } = useAuth();
  const session = useSession();
  const [view, setView] = useState(UNKNOWN_SUBSCRIPTION);
  const [loading, setLoading] = useState(true);
  // A slow answer about an earlier person or moment must not overwrite a newer one.
  const latest = useRef(0);
  const userId = user?.id ?? null;

  const load = useCallback(
    async (delayMs: number) => {
      latest.current += 1;
      const mine = latest.current;
      setLoading(true);
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
        const kept = userId === null ? null : await keptRecords.read<SubscriptionView>(userId, KEPT_SUBSCRIPTION);
        if (kept && latest.current === mine)
          setView((now) => (now.status === 'inactive' ? { ...UNKNOWN_SUBSCRIPTION, ...kept.data } : now));
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

  const refresh = useCallback(() => (userId ? load(0) : Promise.resolve()), [userId, load]);
  const take = useCallback((state: SubscriptionState) => {
    // An answer that is still on its way tells of an earlier moment.
    latest.current += 1;
    setLoading(false);
    setView(readStatus(state));
  }, []);
  return useMemo(
    () => ({ ...view, isPro: view.plan === 'pro', loading, refresh, take }),
    [view, loading, refresh, take],
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
