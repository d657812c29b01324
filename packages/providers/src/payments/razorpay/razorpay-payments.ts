import {
  DOCUMENTED_PRICES,
  PAID_PLAN_IDS,
  PAID_PLANS,
  type PaidPlanId,
  type PlanPrices,
} from '@platewise/contract/billing/paid-plans';
import type { z } from 'zod';
import { paymentError } from '../payment-error.ts';
import { isSigned, paymentContent } from '../payment-signature.ts';
import type { PaymentsPort, SubscriptionSnapshot } from '../payments-port.ts';
import { createPlanCheck } from './check-plan.ts';
import { createRazorpayClient } from './razorpay-client.ts';
import { invoicesEntity, paymentEntity, type SubscriptionEntity, subscriptionEntity } from './razorpay-entities.ts';
import { readRazorpayEvent } from './read-razorpay-event.ts';

/** Without a payment a subscription is over after this. */
const EXPIRES_SECONDS = 24 * 3600;
/** The provider has no endless plan: charges of ten years. */
const CHARGES = { monthly: 120, yearly: 10 };
/** The most that one answer holds; it would be ten, and a monthly plan has a hundred and twenty charges. */
const INVOICES = 100;

export type RazorpaySetup = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The one that was there before, as long as events signed with it may come. */
  webhookSecretOld?: string | undefined;
  /** The provider's plans, by ours. */
  plans: Record<PaidPlanId, string>;
  /** What they are sold for; the documented prices unless stated otherwise. */
  prices?: PlanPrices | undefined;
  baseUrl: string;
  checkoutUrl: string;
  now: () => Date;
  /** How long one call may take; ten seconds unless stated otherwise. */
  timeoutMs?: number;
};

/** Payments through Razorpay. */
export function createRazorpayPayments(setup: RazorpaySetup): PaymentsPort {
  const { keyId, keySecret, webhookSecret, webhookSecretOld = '', plans, checkoutUrl, now } = setup;
  const { prices = DOCUMENTED_PRICES } = setup;
  const client = createRazorpayClient(setup);
  const { sdk, call } = client;
  const checkPlan = createPlanCheck(client, { plans, prices });
  const toSnapshot = (entity: SubscriptionEntity, at: Date): SubscriptionSnapshot => ({
    id: entity.id,
    ...planOf(entity.plan_id),
    providerPlanId: entity.plan_id,
    state: entity.status,
    at,
    paidCount: entity.paid_count,
    periodEnd: entity.current_end,
    payUrl: entity.short_url ?? null,
  });
  const planOf = (providerPlanId: string): Pick<SubscriptionSnapshot, 'planId' | 'amountPaise'> => {
    const planId = PAID_PLAN_IDS.find((one) => plans[one] === providerPlanId) ?? null;
    return { planId, amountPaise: planId ? prices[planId] : undefined };
  };
  const answer = (entity: object) => toSnapshot(read(subscriptionEntity, entity), client.answeredAt(entity) ?? now());

  return {
    kind: 'razorpay',
    till: null,
    prices,
    clientConfig: () => ({ kind: 'razorpay', keyId, checkoutUrl }),
    start: async ({ userId, planId, startsAt }) => {
      await checkPlan(planId);
      const checkoutRequest = {
        plan_id: plans[planId],
        total_count: CHARGES[PAID_PLANS[planId].interval],
        customer_notify: 1 as const,
        expire_by: Math.floor(now().getTime() / 1000) + EXPIRES_SECONDS,
        notes: { userId, planId },
        ...(startsAt && { start_at: Math.ceil(startsAt.getTime() / 1000) }),
      };
      return answer(await call(() => sdk.subscriptions.create(checkoutRequest)));
    },
    isPaymentGenuine: ({ signature, ...payment }) => isSigned(paymentContent(payment), signature, keySecret),
    find: async (id) => answer(await call(() => sdk.subscriptions.fetch(id))),
    listCharges: async (id) => {
      // The SDK's types do not know that invoices can be asked for by their subscription.
      const query = { subscription_id: id, count: INVOICES } as Parameters<typeof sdk.invoices.all>[0];
      const { items } = read(invoicesEntity, await call(() => sdk.invoices.all(query)));
      return items.flatMap(({ status, ...invoice }) => {
        const { payment_id: paymentId, amount_paid: amountPaise, paid_at: chargedAt, short_url: invoiceUrl } = invoice;
        const isPaid = status === 'paid' && paymentId && amountPaise && chargedAt;
        return isPaid ? [{ paymentId, amountPaise, chargedAt, invoiceUrl }] : [];
      });
    },
    // A boolean: the SDK takes any object for "at the end", also one that says false.
    cancel: async (id, { atPeriodEnd }) => answer(await call(() => sdk.subscriptions.cancel(id, atPeriodEnd))),
    refund: async (paymentId, { totalPaise }) => {
      const { amount, amount_refunded } = read(paymentEntity, await call(() => sdk.payments.fetch(paymentId)));
      const missing = Math.min(totalPaise, amount) - amount_refunded;
      if (missing > 0) await call(() => sdk.payments.refund(paymentId, { amount: missing }));
    },
    readMessage: (message) => readRazorpayEvent(message, { secrets: [webhookSecret, webhookSecretOld], toSnapshot }),
  };
}

/** What is not the documented shape comes from something in between, such as a proxy's page. */
function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(answer);
  if (error) throw paymentError('UNAVAILABLE', error);
  return data;
}
