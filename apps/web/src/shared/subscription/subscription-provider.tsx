import { type ReactNode, useEffect, useState } from 'react';
import { useAuth } from '../session/use-auth.ts';
import { type FailedPart, lazyPart } from '../ui/parts/lazy-part.tsx';
import { RetryQuietly } from '../ui/parts/retry-quietly.tsx';
import { type Subscription, SubscriptionContext } from './subscription-context.ts';
import { UNKNOWN_SUBSCRIPTION } from './unknown-subscription.ts';

type WatchProps = { onChange: (subscription: Subscription | null) => void };

const SubscriptionWatch = lazyPart<WatchProps>(
  async () => (await import('./subscription-watch.tsx')).SubscriptionWatch,
  { Failed: WatchFailed },
);

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

/** The subscription of anyone who is signed in; what loads and keeps it is fetched with the first signed-in person. */
export function SubscriptionProvider({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const [stored, setStored] = useState<Subscription | null>(null);
  const isSignedIn = status === 'signed-in';
  const known = isSignedIn ? stored : null;

  return (
    <SubscriptionContext value={known ?? (isSignedIn || status === 'loading' ? STILL_COMING : NOBODYS)}>
      {isSignedIn && <SubscriptionWatch onChange={setStored} />}
      {children}
    </SubscriptionContext>
  );
}

/** Nothing is known, and nothing waits for it: the screens say so, and go on with the first answer. */
function WatchFailed({ part: { onChange }, onRetry }: FailedPart<WatchProps>) {
  useEffect(() => onChange(NOBODYS), [onChange]);
  return <RetryQuietly onRetry={onRetry} />;
}
