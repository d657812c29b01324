import { ENTITLEMENTS } from '@platewise/contract/entitlements';
import { CLIENT } from '@platewise/contract/limits';
import type { PlanId } from '@platewise/contract/subscription-schema';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorStatus } from '../../api-error.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useSession } from '../auth/use-session.ts';
import { runAt } from './refresh-timer.ts';
import { SubscriptionContext } from './subscription-context.ts';
import { loadSubscription, UNKNOWN_SUBSCRIPTION } from './subscription-status.ts';

/** Loads the status of whoever is signed in and keeps it true past each reset (core 4). */
export function SubscriptionProvider({ children }: { children: ReactNode }) {
  const { status: authStatus, user } = useAuth();
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
          fetchStatus: async () => {
            // Visitors need no client, so its code comes with the first signed-in person.
            const { dataClients } = await import('../remote-data/data-clients.ts');
            return dataClients(session).api.subscription.status.query();
          },
          wait,
          isNotFound: (error) => errorStatus(error) === 404,
        });
        if (latest.current === mine) setView(next);
      } catch {
        // Any other failure ends loading with what is known (core 4).
      } finally {
        if (latest.current === mine) setLoading(false);
      }
    },
    [session],
  );

  useEffect(() => {
    if (authStatus === 'loading') return;
    setView(UNKNOWN_SUBSCRIPTION);
    if (userId) void load(CLIENT.subscriptionDelayMs);
    else setLoading(false);
    return () => {
      latest.current += 1;
    };
  }, [authStatus, userId, load]);

  const resetAt = view.nextReset?.getTime() ?? null;
  useEffect(() => (resetAt === null ? undefined : runAt(new Date(resetAt), () => void load(0))), [resetAt, load]);

  const refresh = useCallback(() => (userId ? load(0) : Promise.resolve()), [userId, load]);
  const setPlan = useCallback(
    (plan: PlanId) => setView((current) => ({ ...current, plan, entitlements: ENTITLEMENTS[plan] })),
    [],
  );
  const value = useMemo(
    () => ({ ...view, isPro: view.plan === 'pro', loading, refresh, setPlan }),
    [view, loading, refresh, setPlan],
  );
  return <SubscriptionContext value={value}>{children}</SubscriptionContext>;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
