import { exclusionRequestSchema } from '@platewise/contract/generation/exclusion-schema';
import { generationCallSchema } from '@platewise/contract/generation/generation-call-schema';
import { traceRequestSchema } from '@platewise/contract/generation/trace-schema';
import { mealNutrientsSchema } from '@platewise/contract/meals/nutrient-report-schema';
import { mealsListRequestSchema } from '@platewise/contract/plans/plan-schema';
import { standInsRequestSchema } from '@platewise/contract/plans/substitution-schema';
import { describeExclusions } from '@platewise/nutrition/exclusions/describe-exclusions';
import { traceIngredients } from '@platewise/nutrition/exclusions/trace-ingredients';
import { MODEL_REFUSALS } from '../declared-refusals.ts';
import { mealNutrients } from '../nutrients/meal-nutrients.ts';
import { publicProcedure, router, userProcedure } from '../trpc.ts';
import { generateMeals } from './generating/generate-meals.ts';
import { generateStepwise } from './generating/generate-stepwise.ts';
import { listStandIns } from './list-stand-ins.ts';
import { listMeals } from './listing/list-meals.ts';

const GENERATION_REFUSALS = [
  'NOT_FOUND',
  'FAVORITE_NOT_FOUND',
  'NO_TOKENS_LEFT',
  'TOO_FEW_TOKENS',
  'WRONG_USER',
  'NOT_ASSESSED',
  'PLAN_IMPOSSIBLE',
  ...MODEL_REFUSALS,
  'GENERATION_FAILED',
] as const;

/** Making meals, and all meals of the saved plans. */
export const mealsRouter = router({
  generate: publicProcedure('generate', { visitorLimit: 'demo', refusals: GENERATION_REFUSALS })
    .input(generationCallSchema)
    .mutation(({ ctx, input }) => generateMeals(ctx, input)),
  generateStepwise: publicProcedure('generate', { visitorLimit: 'demo', refusals: GENERATION_REFUSALS })
    .input(generationCallSchema)
    .mutation(({ ctx, input }) => generateStepwise(ctx, input)),
  list: userProcedure('read')
    .input(mealsListRequestSchema)
    .query(({ ctx, input }) => listMeals(ctx, input)),
  exclusion: publicProcedure('read')
    .input(exclusionRequestSchema)
    .query(({ input }) => describeExclusions(input.term)),
  standIns: publicProcedure('read')
    .input(standInsRequestSchema)
    .query(({ input }) => listStandIns(input)),
  nutrients: publicProcedure('read')
    .input(mealNutrientsSchema)
    .query(({ ctx, input }) => mealNutrients(ctx, input)),
  trace: publicProcedure('read')
    .input(traceRequestSchema)
    .query(({ input }) => traceIngredients(input.items)),
});
