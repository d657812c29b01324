import {
  cancelSubscriptionSchema,
  confirmPaymentSchema,
  createSubscriptionSchema,
  sandboxPaySchema,
} from '@platewise/contract/billing-schema';
import { PLAN_CATALOGUE } from '@platewise/contract/plan-catalogue';
import { noInput, publicProcedure, router, sessionProcedure, userProcedure } from '../trpc.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createSubscription } from './create-subscription.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import { readSubscription } from './read-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';

/** What a person pays for, and what is on offer. Personal API tokens may not pay (contract 2). */
export const subscriptionRouter = router({
  status: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readSubscription(ctx)),
  plans: publicProcedure('read')
    .input(noInput)
    .query(() => [...PLAN_CATALOGUE]),
  create: sessionProcedure('pay')
    .input(createSubscriptionSchema)
    .mutation(({ ctx, input }) => createSubscription(ctx, input)),
  confirm: sessionProcedure('pay')
    .input(confirmPaymentSchema)
    .mutation(({ ctx, input }) => confirmPayment(ctx, input)),
  payInSandbox: sessionProcedure('pay')
    .input(sandboxPaySchema)
    .mutation(({ ctx, input }) => payInSandbox(ctx, input)),
  cancel: sessionProcedure('pay')
    .input(cancelSubscriptionSchema.default({ at: 'now' }))
    .mutation(({ ctx, input }) => cancelSubscription(ctx, input)),
  resume: sessionProcedure('pay')
    .input(noInput)
    .mutation(({ ctx }) => resumeSubscription(ctx)),
});
