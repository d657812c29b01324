import {
  cancelSubscriptionSchema,
  checkPaymentSchema,
  confirmPaymentSchema,
  createSubscriptionSchema,
  sandboxPaySchema,
} from '@platewise/contract/billing/billing-schema';
import { planCatalogue } from '@platewise/contract/billing/plan-catalogue';
import { listReceipts } from '../receipts/list-receipts.ts';
import { noInput, provenProcedure, publicProcedure, router, sessionProcedure, userProcedure } from '../trpc.ts';
import { cancelSubscription } from './cancelling/cancel-subscription.ts';
import { checkPayment } from './checkout/check-payment.ts';
import { confirmPayment } from './checkout/confirm-payment.ts';
import { createSubscription } from './checkout/create-subscription.ts';
import { payInSandbox } from './checkout/pay-in-sandbox.ts';
import { resumeSubscription } from './checkout/resume-subscription.ts';
import { readCallersSubscription } from './read-subscription.ts';

/** What a person pays for, and what is on offer. Personal API tokens may not pay (contract 2). */
export const subscriptionRouter = router({
  status: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readCallersSubscription(ctx)),
  plans: publicProcedure('read')
    .input(noInput)
    .query(({ ctx }) => planCatalogue(ctx.payments.prices)),
  receipts: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => listReceipts(ctx)),
  create: provenProcedure('pay', {
    refusals: ['ALREADY_SUBSCRIBED', 'STATE_REQUIRED', 'SUBSCRIPTION_NOT_CREATED', 'PAYMENTS_NOT_SET_UP'],
  })
    .input(createSubscriptionSchema)
    .mutation(({ ctx, input }) => createSubscription(ctx, input)),
  confirm: sessionProcedure('pay', { refusals: ['PAYMENT_NOT_VERIFIED', 'NOT_FOUND'] })
    .input(confirmPaymentSchema)
    .mutation(({ ctx, input }) => confirmPayment(ctx, input)),
  check: sessionProcedure('pay', { refusals: ['NOT_FOUND'] })
    .input(checkPaymentSchema)
    .mutation(({ ctx, input }) => checkPayment(ctx, input)),
  payInSandbox: sessionProcedure('pay', { refusals: ['PAYMENT_DECLINED', 'NOT_FOUND'] })
    .input(sandboxPaySchema)
    .mutation(({ ctx, input }) => payInSandbox(ctx, input)),
  cancel: sessionProcedure('pay', { refusals: ['NOTHING_TO_CANCEL', 'SUBSCRIPTION_NOT_CANCELLED'] })
    .input(cancelSubscriptionSchema.default({ at: 'now' }))
    .mutation(({ ctx, input }) => cancelSubscription(ctx, input)),
  resume: sessionProcedure('pay', {
    refusals: ['NOTHING_TO_RESUME', 'SUBSCRIPTION_NOT_CREATED', 'PAYMENTS_NOT_SET_UP'],
  })
    .input(noInput)
    .mutation(({ ctx }) => resumeSubscription(ctx)),
});
