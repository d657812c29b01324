import { useEffect } from 'react';
import type { Subscription } from './subscription-context.ts';
import { useCachedSubscription } from './use-cached-subscription.ts';

/** Reports the subscription of anyone who is signed in, and that there is none any more once nobody is. Shows nothing. */
export function SubscriptionKeeper({ onChange }: { onChange: (subscription: Subscription | null) => void }) {
  const subscription = useCachedSubscription();
  useEffect(() => onChange(subscription), [onChange, subscription]);
  useEffect(() => () => onChange(null), [onChange]);
  return null;
}
