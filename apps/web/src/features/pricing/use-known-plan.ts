import type { PaidPlanId } from '@platewise/contract/paid-plans';
import type { PlanId } from '@platewise/contract/subscription-schema';
import { use } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { SubscriptionContext } from '../subscription/subscription-context.ts';

type KnownPlan = {
  isSignedIn: boolean;
  /** Null for visitors, and as long as it has not been read from the server. */
  plan: PlanId | null;
  /** What is paid for, by the month or by the year; null where nothing is. */
  paidPlanId: PaidPlanId | null;
  /** Whether its last charge failed, so that it can be paid again. */
  isUnpaid: boolean;
};

/** The plan of anyone who is signed in. */
export function useKnownPlan(): KnownPlan {
  const { status } = useAuth();
  const subscription = use(SubscriptionContext);
  const isSignedIn = status === 'signed-in';
  if (!isSignedIn || subscription === null || !subscription.isKnown) {
    return { isSignedIn, plan: null, paidPlanId: null, isUnpaid: false };
  }
  const { plan, billing } = subscription;
  return {
    isSignedIn,
    plan,
    paidPlanId: plan === 'free' ? null : (billing?.planId ?? null),
    isUnpaid: billing?.problem === 'renewal-failed',
  };
}
