import type { PlanId } from '@platewise/contract/subscription-schema';
import { use } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { SubscriptionContext } from '../subscription/subscription-context.ts';

/** The plan of whoever is signed in; null for visitors, and as long as it has not been read from the server. */
export function useKnownPlan(): { isSignedIn: boolean; plan: PlanId | null } {
  const { status } = useAuth();
  const subscription = use(SubscriptionContext);
  const isSignedIn = status === 'signed-in';
  const isRead = subscription !== null && subscription.status !== 'inactive';
  return { isSignedIn, plan: isSignedIn && isRead ? subscription.plan : null };
}
