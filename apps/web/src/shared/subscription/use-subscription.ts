import { use } from 'react';
import { type Subscription, SubscriptionContext } from './subscription-context.ts';

/** Plan, tokens and their next reset (core 3); screens ask `entitlements` for what the plan allows. */
export function useSubscription(): Subscription {
  const subscription = use(SubscriptionContext);
  if (!subscription) throw new Error('useSubscription must be used within a SubscriptionProvider');
  return subscription;
}
