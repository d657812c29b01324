import { z } from 'zod';
import { PAID_PLAN_IDS } from './paid-plans.ts';

export const PLAN_IDS = ['free', 'pro', 'family'] as const;
export const SUBSCRIPTION_STATUSES = ['active', 'inactive', 'cancelled'] as const;

export type PlanId = (typeof PLAN_IDS)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What a plan allows, decided on the server (decisions 4). */
export const entitlementsSchema = z.object({
  unlimitedMeals: z.boolean(),
  shoppingList: z.boolean(),
  calorieTracker: z.boolean(),
  prepGuide: z.boolean(),
  profiles: z.number().int().describe('How many profiles the plan holds.'),
});

export type Entitlements = z.infer<typeof entitlementsSchema>;

/** What is paid for, next to the plan: there while a subscription at the payment provider matters to the person. */
export const billingSchema = z.object({
  kind: z.enum(['razorpay', 'sandbox']).describe('In the sandbox no money moves.'),
  planId: z.enum(PAID_PLAN_IDS),
  amount: z.number().describe('Rupees of one charge.'),
  problem: z
    .enum(['renewal-failed', 'ended-unpaid', 'not-confirmed'])
    .nullable()
    .describe('The last charge failed, and the plan goes on for now or has ended; or a payment was never confirmed.'),
  payUrl: z.string().nullable().describe('Where the provider takes what is due, or another card.'),
  isAwaitingConfirmation: z.boolean().describe('Paid, and the provider has not confirmed the charge yet.'),
  refundUntil: z.string().nullable().describe('Until then cancelling at once pays back in full.'),
  refundAmount: z
    .number()
    .describe('Rupees that cancelling at once pays back now, of what was charged; 0 for nothing.'),
  resumesAt: z.string().nullable().describe('When a resumed plan is charged again.'),
});

export type Billing = z.infer<typeof billingSchema>;

/** The subscription status record (core 3, contract 4). */
export const subscriptionStateSchema = z.object({
  subscription: z.enum(PLAN_IDS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  tokens: z.number().int().describe('Meals left this month; on a paid plan the last free balance, not shown.'),
  nextReset: z.string().nullable().describe('ISO date-time, UTC; null on a paid plan.'),
  refill: z
    .enum(['needs-proof', 'held-back'])
    .optional()
    .describe(
      'There while the monthly refill waits until the email address is confirmed: needs-proof before the next reset, held-back once one was passed.',
    ),
  isPro: z.boolean(),
  entitlements: entitlementsSchema,
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  billing: billingSchema.optional(),
});

export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

export const planOfferSchema = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  description: z.string(),
  price: z.number().describe('Rupees a month.'),
  yearlyPrice: z.number().describe('Rupees a month when paid by the year.'),
  yearlySum: z.number().describe('Rupees of one charge when paid by the year.'),
  planId: z.enum(PAID_PLAN_IDS).nullable(),
  yearlyPlanId: z.enum(PAID_PLAN_IDS).nullable(),
  popular: z.boolean(),
  features: z.array(z.object({ text: z.string(), tooltip: z.string().optional() })),
});

export type PlanOffer = z.infer<typeof planOfferSchema>;
