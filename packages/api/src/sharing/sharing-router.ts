import { planIdSchema } from '@platewise/contract/plan-schema';
import { sharedTokenSchema } from '@platewise/contract/sharing-schema';
import { publicProcedure, router, userProcedure } from '../trpc.ts';
import { readPlanSharing } from './read-plan-sharing.ts';
import { readSharedPlan } from './read-shared-plan.ts';
import { sharePlan } from './share-plan.ts';
import { unsharePlan } from './unshare-plan.ts';

/** Links that show one plan to others. */
export const sharingRouter = router({
  create: userProcedure('write')
    .input(planIdSchema)
    .mutation(({ ctx, input }) => sharePlan(ctx, input)),
  status: userProcedure('read')
    .input(planIdSchema)
    .query(({ ctx, input }) => readPlanSharing(ctx, input)),
  revoke: userProcedure('write')
    .input(planIdSchema)
    .mutation(({ ctx, input }) => unsharePlan(ctx, input)),
  read: publicProcedure('read', 'shared')
    .input(sharedTokenSchema)
    .query(({ ctx, input }) => readSharedPlan(ctx, input)),
});
