import { planNutrientsSchema } from '@platewise/contract/meals/nutrient-report-schema';
import {
  alternativesRequestSchema,
  mendingSwapsRequestSchema,
  regenerateMealsSchema,
  reportionPlanSchema,
  swapMealSchema,
  undoPlanChangeSchema,
} from '@platewise/contract/plans/plan-change-schema';
import { exportCalendarSchema } from '@platewise/contract/plans/plan-export-schema';
import {
  duplicatePlanSchema,
  offeredPlanSchema,
  planIdSchema,
  plansPageRequestSchema,
  renamePlanSchema,
} from '@platewise/contract/plans/plan-schema';
import { prepGuideRequestSchema } from '@platewise/contract/plans/prep-guide-schema';
import { substituteFoodSchema, substitutesRequestSchema } from '@platewise/contract/plans/substitution-schema';
import { MODEL_REFUSALS } from '../declared-refusals.ts';
import { planNutrients } from '../nutrients/plan-nutrients.ts';
import { router, userProcedure } from '../trpc.ts';
import { listMendingSwaps } from './changes/list-mending-swaps.ts';
import { listPlanAlternatives } from './changes/list-plan-alternatives.ts';
import { listPlanSubstitutes } from './changes/list-plan-substitutes.ts';
import { regeneratePlanMeals } from './changes/regenerate-plan-meals.ts';
import { reportionPlan } from './changes/reportion-plan.ts';
import { substitutePlanFood } from './changes/substitute-plan-food.ts';
import { swapPlanMeal } from './changes/swap-plan-meal.ts';
import { undoPlanChange } from './changes/undo-plan-change.ts';
import { duplicatePlan } from './duplicate-plan.ts';
import { exportPlan, exportPlanCalendar } from './export/export-plan.ts';
import { readPrepGuide } from './export/read-prep-guide.ts';
import { writePrepWords } from './export/write-prep-words.ts';
import { pagePlans } from './page-plans.ts';
import { removePlan } from './remove-plan.ts';
import { renamePlan } from './rename-plan.ts';
import { restorePlan } from './restore-plan.ts';
import { saveOfferedPlan } from './save-offered-plan.ts';

/** The saved plans. */
export const plansRouter = router({
  page: userProcedure('read')
    .input(plansPageRequestSchema)
    .query(({ ctx, input }) => pagePlans(ctx, input)),
  save: userProcedure('write', {
    refusals: [
      'NO_TOKENS_LEFT',
      'TOO_FEW_TOKENS',
      'WRONG_USER',
      'PLAN_IMPOSSIBLE',
      'PLANNER_BUSY',
      'GENERATION_FAILED',
      'PLANS_FULL',
    ],
  })
    .input(offeredPlanSchema)
    .mutation(({ ctx, input }) => saveOfferedPlan(ctx, input)),
  rename: userProcedure('write', { refusals: ['NOT_FOUND', 'PLANS_FULL'] })
    .input(renamePlanSchema)
    .mutation(({ ctx, input }) => renamePlan(ctx, input)),
  remove: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(planIdSchema)
    .mutation(({ ctx, input }) => removePlan(ctx, input)),
  restore: userProcedure('write', { refusals: ['NOT_FOUND', 'PLANS_FULL'] })
    .input(planIdSchema)
    .mutation(({ ctx, input }) => restorePlan(ctx, input)),
  duplicate: userProcedure('write', { refusals: ['NOT_FOUND', 'PLANS_FULL'] })
    .input(duplicatePlanSchema)
    .mutation(({ ctx, input }) => duplicatePlan(ctx, input)),
  exportJson: userProcedure('read', { refusals: ['NOT_FOUND'] })
    .input(planIdSchema)
    .query(({ ctx, input }) => exportPlan(ctx, input)),
  exportCalendar: userProcedure('read', { refusals: ['NOT_FOUND'] })
    .input(exportCalendarSchema)
    .query(({ ctx, input }) => exportPlanCalendar(ctx, input)),
  nutrients: userProcedure('read', { refusals: ['NOT_FOUND'] })
    .input(planNutrientsSchema)
    .query(({ ctx, input }) => planNutrients(ctx, input)),
  prepGuide: userProcedure('read', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(prepGuideRequestSchema)
    .query(({ ctx, input }) => readPrepGuide(ctx, input)),
  prepWords: userProcedure('read', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(prepGuideRequestSchema)
    .query(({ ctx, input }) => writePrepWords(ctx, input)),
  regenerate: userProcedure('generate', {
    refusals: [
      'NOT_FOUND',
      'FAMILY_ONLY',
      'NO_TOKENS_LEFT',
      'TOO_FEW_TOKENS',
      'PLAN_IMPOSSIBLE',
      'PLAN_CHANGED',
      ...MODEL_REFUSALS,
      'GENERATION_FAILED',
    ],
  })
    .input(regenerateMealsSchema)
    .mutation(({ ctx, input }) => regeneratePlanMeals(ctx, input)),
  alternatives: userProcedure('read', { refusals: ['NOT_FOUND', 'FAMILY_ONLY', 'PLANNER_BUSY', 'GENERATION_FAILED'] })
    .input(alternativesRequestSchema)
    .query(({ ctx, input }) => listPlanAlternatives(ctx, input)),
  mendingSwaps: userProcedure('read', { refusals: ['NOT_FOUND', 'FAMILY_ONLY', 'PLANNER_BUSY', 'GENERATION_FAILED'] })
    .input(mendingSwapsRequestSchema)
    .query(({ ctx, input }) => listMendingSwaps(ctx, input)),
  swap: userProcedure('generate', {
    refusals: ['NOT_FOUND', 'FAMILY_ONLY', 'NO_TOKENS_LEFT', 'PLAN_IMPOSSIBLE', 'GENERATION_FAILED'],
  })
    .input(swapMealSchema)
    .mutation(({ ctx, input }) => swapPlanMeal(ctx, input)),
  substitutes: userProcedure('read', { refusals: ['NOT_FOUND', 'FAMILY_ONLY', 'PLANNER_BUSY', 'GENERATION_FAILED'] })
    .input(substitutesRequestSchema)
    .query(({ ctx, input }) => listPlanSubstitutes(ctx, input)),
  substitute: userProcedure('write', {
    refusals: ['NOT_FOUND', 'FAMILY_ONLY', 'PLAN_IMPOSSIBLE', 'PLAN_CHANGED', 'GENERATION_FAILED'],
  })
    .input(substituteFoodSchema)
    .mutation(({ ctx, input }) => substitutePlanFood(ctx, input)),
  reportion: userProcedure('write', { refusals: ['NOT_FOUND', 'FAMILY_ONLY', 'PLAN_IMPOSSIBLE', 'GENERATION_FAILED'] })
    .input(reportionPlanSchema)
    .mutation(({ ctx, input }) => reportionPlan(ctx, input)),
  undo: userProcedure('write', { refusals: ['NOT_FOUND', 'FAMILY_ONLY', 'PLAN_CHANGED'] })
    .input(undoPlanChangeSchema)
    .mutation(({ ctx, input }) => undoPlanChange(ctx, input)),
});
