import { PLAN_CATALOGUE } from '@platewise/contract/plan-catalogue';
import { noInput, publicProcedure, router, userProcedure } from '../trpc.ts';
import { readSubscription } from './read-subscription.ts';

/** What a person pays for, and what is on offer. */
export const subscriptionRouter = router({
  status: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readSubscription(ctx)),
  plans: publicProcedure('read')
    .input(noInput)
    .query(() => [...PLAN_CATALOGUE]),
});
