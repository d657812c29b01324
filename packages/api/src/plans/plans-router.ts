import {
  offeredPlanSchema,
  planIdSchema,
  plansPageRequestSchema,
  renamePlanSchema,
} from '@platewise/contract/plan-schema';
import { router, userProcedure } from '../trpc.ts';
import { pagePlans } from './page-plans.ts';
import { removePlan } from './remove-plan.ts';
import { renamePlan } from './rename-plan.ts';
import { saveOfferedPlan } from './save-offered-plan.ts';

/** The saved plans. */
export const plansRouter = router({
  page: userProcedure('read')
    .input(plansPageRequestSchema)
    .query(({ ctx, input }) => pagePlans(ctx, input)),
  save: userProcedure('write')
    .input(offeredPlanSchema)
    .mutation(({ ctx, input }) => saveOfferedPlan(ctx, input)),
  rename: userProcedure('write')
    .input(renamePlanSchema)
    .mutation(({ ctx, input }) => renamePlan(ctx, input)),
  remove: userProcedure('write')
    .input(planIdSchema)
    .mutation(({ ctx, input }) => removePlan(ctx, input)),
});
