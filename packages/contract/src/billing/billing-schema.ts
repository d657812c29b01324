import { z } from 'zod';
import { texts } from '../texts.ts';
import { GST_STATE_CODES } from './gst-states.ts';
import { PAID_PLAN_IDS } from './paid-plans.ts';
import { subscriptionStateSchema } from './subscription-schema.ts';

const { oneOf, textExpected } = texts.validation;

/** The provider's ids and signatures; longer ones are nobody's. */
const PROVIDER_TEXT_MAX_CHARACTERS = 200;
/** Of the visible ones of ASCII; some others the database does not take. */
const PROVIDER_ID = /^[!-~]*$/;

const providerText = (field: string) =>
  z
    .string({ error: () => textExpected({ field }) })
    .min(1, { error: () => textExpected({ field }) })
    .max(PROVIDER_TEXT_MAX_CHARACTERS, {
      error: () => texts.validation.tooLong({ field, max: PROVIDER_TEXT_MAX_CHARACTERS }),
    });

const providerId = (field: string) =>
  providerText(field).refine((id) => PROVIDER_ID.test(id), {
    error: () => texts.validation.forbiddenCharacters({ field }),
  });

/** What to buy. The price is the catalogue's: an amount in the body is not looked at. */
export const createSubscriptionSchema = z.object({
  planId: z.enum(PAID_PLAN_IDS, { error: () => oneOf({ field: 'planId', values: PAID_PLAN_IDS.join(', ') }) }),
  state: z
    .enum(GST_STATE_CODES, { error: () => oneOf({ field: 'state', values: GST_STATE_CODES.join(', ') }) })
    .optional()
    .describe('The code of the State where the buyer lives; needed once where the seller issues tax invoices.'),
});

const checkoutBase = {
  name: z.string().describe('Who is paid, as the checkout shows it.'),
  description: z.string().describe('What is bought, for example "Pro Subscription".'),
  amount: z.number().describe('Rupees of one charge.'),
  startsAt: z.string().nullable().describe('When the first charge is made; null for at once.'),
};

/** What the browser needs to open the provider's checkout. In the sandbox no money moves. */
export const checkoutSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('razorpay'),
    ...checkoutBase,
    keyId: z.string(),
    scriptUrl: z.string().describe('The checkout script, to be loaded when it is needed.'),
    prefill: z.object({ name: z.string(), email: z.string() }),
  }),
  z.object({ kind: z.literal('sandbox'), ...checkoutBase, notice: z.string() }),
]);

export const startedSubscriptionSchema = z.object({ subscriptionId: z.string(), checkout: checkoutSchema });

/** What the provider's checkout hands to the browser after a payment. */
export const confirmPaymentSchema = z.object({
  subscriptionId: providerId('subscriptionId'),
  paymentId: providerId('paymentId'),
  signature: providerText('signature'),
});

/** A checkout that was closed without an answer. */
export const checkPaymentSchema = z.object({ subscriptionId: providerId('subscriptionId') });

const checkedPaymentSchema = subscriptionStateSchema.extend({
  payment: z.enum(['received', 'none', 'unknown']).describe('What the payment provider knows of a payment for it.'),
});

/** A payment in the sandbox, which succeeds or is declined as asked. */
export const sandboxPaySchema = z.object({
  subscriptionId: providerId('subscriptionId'),
  outcome: z.enum(['success', 'decline'], { error: () => oneOf({ field: 'outcome', values: 'success, decline' }) }),
});

export const sandboxPaymentSchema = z.object({ paymentId: z.string(), signature: z.string() });

/** When a paid plan ends: at once, as an empty body says, or at the end of what is paid. */
export const cancelSubscriptionSchema = z.object({
  at: z.enum(['now', 'period-end'], { error: () => oneOf({ field: 'at', values: 'now, period-end' }) }).default('now'),
});

export const cancelledSubscriptionSchema = subscriptionStateSchema.extend({
  refunded: z.boolean().describe('Whether the money is paid back in full (decisions 4).'),
  refund: z
    .object({
      amount: z.number().describe('Rupees.'),
      state: z.enum(['started', 'waiting']).describe('"waiting": it could not be started yet and is tried again.'),
    })
    .nullable(),
  isQueued: z
    .boolean()
    .describe(
      'The provider refused to end it for now: it is tried until it is done, and what it charges is paid back.',
    ),
});

export type Checkout = z.infer<typeof checkoutSchema>;
export type StartedSubscription = z.infer<typeof startedSubscriptionSchema>;
export type CancelledSubscription = z.infer<typeof cancelledSubscriptionSchema>;
export type ConfirmPayment = z.infer<typeof confirmPaymentSchema>;
export type CheckedPayment = z.infer<typeof checkedPaymentSchema>;
export type SandboxPay = z.infer<typeof sandboxPaySchema>;
export type SandboxPayment = z.infer<typeof sandboxPaymentSchema>;
