import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { type Subscription, SubscriptionContext } from './subscription-context.ts';
import { UNKNOWN_SUBSCRIPTION } from './unknown-subscription.ts';

const SubscriptionKeeper = lazy(async () => ({
  default: (await import('./subscription-keeper.tsx')).SubscriptionKeeper,
}));

/** Nobody is signed in: nothing to load, nothing to change. */
const NOBODYS: Subscription = {
  ...UNKNOWN_SUBSCRIPTION,
  isPro: false,
  loading: false,
  refresh: () => Promise.resolve(),
  take: () => undefined,
  watch: () => undefined,
};

const STILL_COMING: Subscription = { ...NOBODYS, loading: true };

/** The subscription of whoever is signed in; what loads and keeps it is fetched with the first signed-in person. */
export function SubscriptionProvider({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const [kept, setKept] = useState<Subscription | null>(null);
  const isSignedIn = status === 'signed-in';
  const known = isSignedIn ? kept : null;

  return (
    <SubscriptionContext value={known ?? (isSignedIn || status === 'loading' ? STILL_COMING : NOBODYS)}>
      {isSignedIn && (
        <Suspense>
          <SubscriptionKeeper onChange={setKept} />
        </Suspense>
      )}
      {children}
    </SubscriptionContext>
  );
}
