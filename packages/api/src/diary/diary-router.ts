import {
  copyDaySchema,
  copyDiaryMealSchema,
  diaryDateSchema,
  listEntriesSchema,
  tickPlannedSchema,
  untickPlannedSchema,
} from '@platewise/contract/diary/diary-day-schema';
import { findFoodsSchema, logFoodSchema } from '@platewise/contract/diary/diary-food-schema';
import { applyReplanSchema, proposeReplanSchema } from '@platewise/contract/diary/diary-replan-schema';
import {
  addDiaryMealSchema,
  changeDiaryMealSchema,
  diaryMealIdSchema,
  setDailyGoalSchema,
} from '@platewise/contract/diary/diary-schema';
import { trendRequestSchema } from '@platewise/contract/diary/diary-trend-schema';
import { router, userProcedure } from '../trpc.ts';
import { addMeal } from './add-meal.ts';
import { applyReplan } from './apply-replan.ts';
import { changeMeal } from './change-meal.ts';
import { copyDay } from './copy-day.ts';
import { copyMeal } from './copy-meal.ts';
import { findFoods } from './find-foods.ts';
import { listEntries } from './list-entries.ts';
import { logFood } from './log-food.ts';
import { proposeReplan } from './propose-replan.ts';
import { readDay } from './read-day.ts';
import { readTrend } from './read-trend.ts';
import { removeMeal } from './remove-meal.ts';
import { setDailyGoal } from './set-daily-goal.ts';
import { tickPlanned } from './tick-planned.ts';
import { untickPlanned } from './untick-planned.ts';

/** The diary of what a person ate, next to what was planned and what days aim at. */
export const diaryRouter = router({
  entries: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(listEntriesSchema)
    .query(({ ctx, input }) => listEntries(ctx, input)),
  day: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(diaryDateSchema)
    .query(({ ctx, input }) => readDay(ctx, input)),
  addMeal: userProcedure('write', { refusals: ['PRO_ONLY', 'FAVORITE_NOT_FOUND', 'DIARY_DAY_FULL', 'DIARY_FULL'] })
    .input(addDiaryMealSchema)
    .mutation(({ ctx, input }) => addMeal(ctx, input)),
  changeMeal: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(changeDiaryMealSchema)
    .mutation(({ ctx, input }) => changeMeal(ctx, input)),
  removeMeal: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(diaryMealIdSchema)
    .mutation(({ ctx, input }) => removeMeal(ctx, input)),
  setDailyGoal: userProcedure('write', { refusals: ['PRO_ONLY', 'DIARY_FULL'] })
    .input(setDailyGoalSchema)
    .mutation(({ ctx, input }) => setDailyGoal(ctx, input)),
  foods: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(findFoodsSchema)
    .query(({ ctx, input }) => findFoods(ctx, input)),
  logFood: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND', 'DIARY_DAY_FULL', 'DIARY_FULL'] })
    .input(logFoodSchema)
    .mutation(({ ctx, input }) => logFood(ctx, input)),
  tickPlanned: userProcedure('write', {
    refusals: [
      'PRO_ONLY',
      'NOT_FOUND',
      'PLANNED_MEAL_CHANGED',
      'PLANNED_WITHOUT_FIGURES',
      'DIARY_DAY_FULL',
      'DIARY_FULL',
    ],
  })
    .input(tickPlannedSchema)
    .mutation(({ ctx, input }) => tickPlanned(ctx, input)),
  untickPlanned: userProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(untickPlannedSchema)
    .mutation(({ ctx, input }) => untickPlanned(ctx, input)),
  copyDay: userProcedure('write', { refusals: ['PRO_ONLY', 'DIARY_FULL'] })
    .input(copyDaySchema)
    .mutation(({ ctx, input }) => copyDay(ctx, input)),
  copyMeal: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND', 'DIARY_DAY_FULL', 'DIARY_FULL'] })
    .input(copyDiaryMealSchema)
    .mutation(({ ctx, input }) => copyMeal(ctx, input)),
  trend: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(trendRequestSchema)
    .query(({ ctx, input }) => readTrend(ctx, input)),
  proposeReplan: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(proposeReplanSchema)
    .query(({ ctx, input }) => proposeReplan(ctx, input)),
  applyReplan: userProcedure('write', { refusals: ['PRO_ONLY', 'REPLAN_OUTDATED'] })
    .input(applyReplanSchema)
    .mutation(({ ctx, input }) => applyReplan(ctx, input)),
});
