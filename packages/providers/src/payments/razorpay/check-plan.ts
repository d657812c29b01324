import { PAID_PLANS, type PaidPlanId, type PlanPrices } from '@platewise/contract/billing/paid-plans';
import { isPaymentError, paymentError } from '../payment-error.ts';
import type { RazorpayClient } from './razorpay-client.ts';
import { planEntity } from './razorpay-entities.ts';

/**
 * Makes sure, once for each plan, that the provider charges what the catalogue shows: nobody is to pay another amount
 * than they were informed.
 */
export function createPlanCheck(
  { sdk, call }: RazorpayClient,
  { plans, prices }: { plans: Record<PaidPlanId, string>; prices: PlanPrices },
): (planId: PaidPlanId) => Promise<void> {
  const checked = new Set<PaidPlanId>();
  return async (planId) => {
    if (checked.has(planId)) return;
    const fetched = await call(() => sdk.plans.fetch(plans[planId])).catch((error: unknown) => {
      // A plan id that does not exist there is one of ours that is wrong.
      const isUnknown = isPaymentError(error) && error.code === 'NOT_FOUND';
      throw isUnknown ? paymentError('CONFIG', new Error(`The plan ${plans[planId]} does not exist.`)) : error;
    });
    if (!isSold(planId, fetched, prices))
      throw paymentError('CONFIG', new Error(`The plan ${plans[planId]} is not ${planId} of the catalogue.`));
    checked.add(planId);
  };
}

/** Whether a plan of the provider charges what the catalogue shows for ours. */
export function isSold(planId: PaidPlanId, fetched: unknown, prices: PlanPrices): boolean {
  const { data } = planEntity.safeParse(fetched);
  const { interval } = PAID_PLANS[planId];
  return (
    data?.period === interval &&
    data.interval === 1 &&
    data.item.currency === 'INR' &&
    data.item.amount === prices[planId]
  );
}
