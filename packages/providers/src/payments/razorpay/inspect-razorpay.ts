import {
  DOCUMENTED_PRICES,
  PAID_PLAN_IDS,
  type PaidPlanId,
  type PlanPrices,
} from '@platewise/contract/billing/paid-plans';
import { isPaymentError } from '../payment-error.ts';
import { isSold } from './check-plan.ts';
import { createRazorpayClient, type RazorpayClient } from './razorpay-client.ts';
import { planEntity } from './razorpay-entities.ts';

/** How one of our plans stands at the provider; `charges` is what it takes there, in words. */
export type PlanInspection = { planId: PaidPlanId } & (
  | { kind: 'sold' }
  | { kind: 'missing' }
  | { kind: 'differs'; charges: string }
);

/** What the provider answers to our keys. */
export type RazorpayInspection =
  | { kind: 'answered'; plans: PlanInspection[] }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

/** Asks Razorpay once about each plan that is sold: whether our keys are taken, and whether it charges what the catalogue shows. */
export async function inspectRazorpay(
  setup: Parameters<typeof createRazorpayClient>[0] & {
    plans: Record<PaidPlanId, string>;
    prices?: PlanPrices | undefined;
  },
): Promise<RazorpayInspection> {
  const client = createRazorpayClient(setup);
  const { prices = DOCUMENTED_PRICES } = setup;
  try {
    const plans = await Promise.all(
      PAID_PLAN_IDS.map((planId) => inspectPlan(client, planId, { id: setup.plans[planId], prices })),
    );
    return { kind: 'answered', plans };
  } catch (error) {
    if (!isPaymentError(error)) throw error;
    return { kind: error.code === 'CONFIG' ? 'refused' : 'unreachable' };
  }
}

async function inspectPlan(
  { sdk, call }: RazorpayClient,
  planId: PaidPlanId,
  { id, prices }: { id: string; prices: PlanPrices },
): Promise<PlanInspection> {
  const fetched = await call(() => sdk.plans.fetch(id)).catch((error: unknown) => {
    if (isPaymentError(error) && (error.code === 'NOT_FOUND' || error.code === 'REJECTED')) return null;
    throw error;
  });
  if (fetched === null) return { planId, kind: 'missing' };
  if (isSold(planId, fetched, prices)) return { planId, kind: 'sold' };
  const { data } = planEntity.safeParse(fetched);
  const charges = data
    ? `${data.item.currency} ${(data.item.amount / 100).toFixed(2)}, ${data.period}, every ${data.interval}`
    : 'something that cannot be read';
  return { planId, kind: 'differs', charges };
}
