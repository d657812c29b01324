import {
  DOCUMENTED_PRICES,
  PAID_PLAN_IDS,
  PAID_PLANS,
  type PaidPlanId,
  type PlanPrices,
} from '@platewise/contract/billing/paid-plans';
import { z } from 'zod';
import { isPaymentError, paymentError } from '../payment-error.ts';
import { isSold } from './check-plan.ts';
import { createRazorpayClient, type RazorpayClient } from './razorpay-client.ts';

/** The most that one answer holds. */
const PAGE = 100;
/** By this note of a plan, which holds our name of it, it is found again: another product may charge the same. */
const NOTE = 'platewise_plan';

/** What people read at the provider and in its emails. */
const NAMES: Record<PaidPlanId, string> = {
  pro_monthly: 'Platewise AI Pro, monthly',
  pro_yearly: 'Platewise AI Pro, yearly',
  family_monthly: 'Platewise AI Family, monthly',
  family_yearly: 'Platewise AI Family, yearly',
};

const plansSchema = z.object({
  items: z.array(
    z.looseObject({
      id: z.string(),
      // Without notes it is an empty list.
      notes: z.record(z.string(), z.unknown()).catch({}),
      item: z.looseObject({ active: z.boolean().optional() }),
    }),
  ),
});

type ListedPlan = z.output<typeof plansSchema>['items'][number];

/** One of our plans at the provider, and whether it was made just now. */
export type MadePlan = { planId: PaidPlanId; id: string; isNew: boolean };

/**
 * Makes each plan of the catalogue that the account does not have yet, at the catalogue's price. Those in `known` and those that were
 * made by this before are kept, so that running it again makes nothing.
 * @throws PaymentError CONFIG where the keys are refused, UNAVAILABLE, REJECTED
 */
export async function makePlans({
  known,
  prices = DOCUMENTED_PRICES,
  ...setup
}: Parameters<typeof createRazorpayClient>[0] & {
  known: Partial<Record<PaidPlanId, string>>;
  prices?: PlanPrices | undefined;
}): Promise<MadePlan[]> {
  const client = createRazorpayClient(setup);
  const listed = await listPlans(client);
  const made: MadePlan[] = [];
  for (const planId of PAID_PLAN_IDS) {
    const found =
      listed.find((plan) => plan.id === known[planId] && isSold(planId, plan, prices)) ??
      listed.find((plan) => plan.notes[NOTE] === planId && plan.item.active !== false && isSold(planId, plan, prices));
    made.push({ planId, id: found?.id ?? (await makePlan(client, planId, prices)), isNew: !found });
  }
  return made;
}

async function listPlans({ sdk, call }: RazorpayClient): Promise<ListedPlan[]> {
  const listed: ListedPlan[] = [];
  for (;;) {
    const answer = await call(() => sdk.plans.all({ count: PAGE, skip: listed.length }));
    const { data, error } = plansSchema.safeParse(answer);
    if (error) throw paymentError('UNAVAILABLE', error);
    listed.push(...data.items);
    if (data.items.length < PAGE) return listed;
  }
}

async function makePlan({ sdk, call }: RazorpayClient, planId: PaidPlanId, prices: PlanPrices): Promise<string> {
  const { interval: period } = PAID_PLANS[planId];
  const item = { name: NAMES[planId], amount: prices[planId], currency: 'INR' };
  const { id } = await call(() => sdk.plans.create({ period, interval: 1, item, notes: { [NOTE]: planId } }));
  return id;
}

/** What the provider answered in its own words, for the operator; empty where it did not answer. */
export function refusalText(error: unknown): string {
  return isPaymentError(error) && error.cause instanceof Error ? error.cause.message : '';
}
