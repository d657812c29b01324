import { familyCallSchema } from '@platewise/contract/profiles/family-schema';
import { router, userProcedure } from '../trpc.ts';
import { generateFamilyPlan } from './generate-family-plan.ts';

/** Plans whose meals several people share. They are saved, read and changed like other plans. */
export const familyPlansRouter = router({
  generate: userProcedure('generate', {
    refusals: [
      'NOT_FOUND',
      'FAMILY_ONLY',
      'WRONG_USER',
      'NOT_ASSESSED',
      'PLAN_IMPOSSIBLE',
      'PLANNER_BUSY',
      'GENERATION_FAILED',
    ],
  })
    .input(familyCallSchema)
    .mutation(({ ctx, input }) => generateFamilyPlan(ctx, input)),
});
