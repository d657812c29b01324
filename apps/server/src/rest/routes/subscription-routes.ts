import {
  cancelledSubscriptionSchema,
  cancelSubscriptionSchema,
  confirmPaymentSchema,
  createSubscriptionSchema,
  sandboxPaymentSchema,
  sandboxPaySchema,
  startedSubscriptionSchema,
} from '@platewise/contract/billing/billing-schema';
import { receiptsSchema } from '@platewise/contract/billing/receipt-schema';
import { planOfferSchema, subscriptionStateSchema } from '@platewise/contract/billing/subscription-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Subscription';

export const subscriptionRoutes: readonly RestRoute[] = [
  restRoute('subscription.status', {
    method: 'GET',
    path: '/api/sub/subscription-status',
    status: 200,
    summary: 'The plan of the caller, the tokens left and when they are renewed',
    tag,
    output: subscriptionStateSchema,
  }),
  restRoute('subscription.plans', {
    method: 'GET',
    path: '/api/sub/plans',
    status: 200,
    summary: 'The plans on offer',
    tag,
    output: z.array(planOfferSchema),
  }),
  restRoute('subscription.receipts', {
    method: 'GET',
    path: '/api/sub/receipts',
    status: 200,
    summary: 'Receipts, tax invoices and credit notes of the caller, newest first; amounts in hundredths of a rupee',
    tag,
    output: receiptsSchema,
  }),
  restRoute('subscription.create', {
    method: 'POST',
    path: '/api/sub/create-subscription',
    status: 200,
    summary: 'Begins to buy a plan, or to change to it; nothing changes until it is paid',
    tag,
    body: createSubscriptionSchema,
    output: startedSubscriptionSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('subscription.confirm', {
    method: 'POST',
    path: '/api/sub/confirm-payment',
    status: 200,
    summary: 'Hands on what the checkout gave after a payment; answers with the status',
    tag,
    body: confirmPaymentSchema,
    output: subscriptionStateSchema,
  }),
  restRoute('subscription.payInSandbox', {
    method: 'POST',
    path: '/api/sub/sandbox/pay',
    status: 200,
    summary: 'Makes a test payment, in which no money moves; only where payments are the sandbox',
    tag,
    body: sandboxPaySchema,
    output: sandboxPaymentSchema,
  }),
  restRoute('subscription.cancel', {
    method: 'POST',
    path: '/api/sub/cancel-subscription',
    status: 200,
    summary: 'Ends the paid plan: at once, as an empty body says, or with what is paid; answers with the status',
    tag,
    body: cancelSubscriptionSchema,
    output: cancelledSubscriptionSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('subscription.resume', {
    method: 'POST',
    path: '/api/sub/resume-subscription',
    status: 200,
    summary: 'Lets a plan that is about to end go on, with a charge when its paid time is over',
    tag,
    output: startedSubscriptionSchema,
    acceptsIdempotencyKey: true,
  }),
];
