import { planIdSchema } from '@platewise/contract/plans/plan-schema';
import { sharedTokenSchema } from '@platewise/contract/sharing/sharing-schema';
import { publicProcedure, router, userProcedure } from '../trpc.ts';
import { readPlanSharing } from './read-plan-sharing.ts';
import { readSharedPlan } from './read-shared-plan.ts';
import { sharePlan } from './share-plan.ts';
import { unsharePlan } from './unshare-plan.ts';

/** Links that show one plan to others. */
export const sharingRouter = router({
  create: userProcedure('write', { refusals: ['NOT_FOUND', 'PLAN_LINKS_FULL'] })
    .input(planIdSchema)
    .mutation(({ ctx, input }) => sharePlan(ctx, input)),
  status: userProcedure('read', { refusals: ['NOT_FOUND'] })
    .input(planIdSchema)
    .query(({ ctx, input }) => readPlanSharing(ctx, input)),
  revoke: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(planIdSchema)
    .mutation(({ ctx, input }) => unsharePlan(ctx, input)),
  read: publicProcedure('read', { visitorLimit: 'shared', refusals: ['NOT_FOUND'] })
    .input(sharedTokenSchema)
    .query(({ ctx, input }) => readSharedPlan(ctx, input)),
});
