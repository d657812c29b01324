import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { Caller } from '../app-router.ts';

/** Buys a plan in the sandbox, or pays for a resumed one, as a browser would. */
export async function buyPlan(api: Caller, planId: PaidPlanId): Promise<string> {
  const { subscriptionId } = await api.subscription.create({ planId });
  await payFor(api, subscriptionId);
  return subscriptionId;
}

/** Pays for a subscription in the sandbox and confirms it. */
export async function payFor(api: Caller, subscriptionId: string) {
  const payment = await api.subscription.payInSandbox({ subscriptionId, outcome: 'success' });
  return api.subscription.confirm({ subscriptionId, ...payment });
}
